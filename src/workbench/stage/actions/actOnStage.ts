import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { Clock } from '../../../backends/port/clock.ts'
import type { StageStep } from '../../../scenarios/index.ts'
import type { Foyer } from '../../../widget/foyer.ts'
import { actOnPhone } from './actOnPhone.ts'
import { actOnChain } from './actOnChain.ts'
import { actInFrame } from './actInFrame.ts'
import { actOnOnramp } from './actOnOnramp.ts'
import { actOnLogin } from './actOnLogin.ts'
import { openAsHost } from './openAsHost.ts'
import { waitForItem } from './waitForItem.ts'

/** Does what the host, the outside or time does in a scenario. Waits in real time for what a step acts on. */
export async function actOnStage(
  step: StageStep,
  simulator: Simulator,
  foyer: () => Foyer,
  realTime: Clock,
) {
  const { wallets, mailbox, clock, faults, world } = simulator
  const request = (key: string, method?: string) =>
    waitForWalletRequest(simulator, key, realTime, method)
  switch (step.do) {
    case 'host.open':
      return openAsHost(foyer(), step)
    case 'host.close':
      return foyer().close()
    case 'host.disconnect':
      return foyer().disconnect()
    case 'host.request':
      return requestAsHost(step, simulator, foyer())
    case 'host.setThemeMode':
      return foyer().setThemeMode(step.mode)
    case 'host.setLocale':
      return foyer().setLocale(step.locale)
    case 'wallet.approve':
      return wallets.approve((await request(step.wallet, step.method)).id)
    case 'wallet.reject':
      return wallets.reject((await request(step.wallet)).id, step.code, step.message)
    case 'wallet.ignore':
      await request(step.wallet, step.method)
      return
    case 'wallet.answer':
      return wallets.answer((await request(step.wallet)).id, step.result)
    case 'wallet.setAccounts':
      return wallets.setAccounts(step.wallet, step.accountIndexes)
    case 'wallet.setChain':
      return wallets.setChain(step.wallet, step.chainId)
    case 'wallet.lock':
      return wallets.lock(step.wallet, step.locked)
    case 'wallet.disconnect':
      return wallets.disconnect(step.wallet)
    case 'wallet.install':
      return wallets.install(step.wallet)
    case 'wallet.uninstall':
      return wallets.uninstall(step.wallet)
    case 'mail.approveDevice':
      return mailbox.approveDevice(deviceMail(simulator, step.email))
    case 'mail.rejectDevice':
      return mailbox.rejectDevice(deviceMail(simulator, step.email))
    case 'social.continue':
    case 'social.refuse':
    case 'social.close':
    case 'farcaster.approve':
    case 'farcaster.refuse':
      return actOnLogin(step, simulator, realTime)
    case 'onramp.choose':
    case 'onramp.complete':
    case 'onramp.decline':
    case 'onramp.delay':
    case 'onramp.close':
      return actOnOnramp(step, simulator, realTime)
    case 'frame.approve':
    case 'frame.cancel':
      return actInFrame(step, simulator, realTime)
    case 'phone.scan':
    case 'phone.openLink':
    case 'phone.paste':
    case 'phone.approve':
    case 'phone.reject':
    case 'phone.offline':
    case 'phone.setChain':
    case 'phone.setAccounts':
    case 'phone.disconnect':
      return actOnPhone(step, simulator, realTime)
    case 'page.visible':
      return simulator.setVisible(step.visible)
    case 'hostile.post':
      return postAsStranger(step.message, simulator, realTime)
    case 'fault.add':
      faults.add(step.rule)
      return
    case 'fault.clear':
      return faults.clear()
    case 'clipboard.deny':
      return simulator.clipboard.deny(step.denied)
    case 'clipboard.set':
      return simulator.clipboard.write(step.text)
    case 'otherTab.disconnect':
      return simulator.storage.removeElsewhere('@foyer/connector')
    case 'chain.mine':
    case 'chain.automine':
    case 'chain.setBalance':
    case 'chain.airdrop':
    case 'chain.setTokenBalance':
    case 'chain.setAllowance':
    case 'chain.setTokenSymbol':
    case 'chain.setBaseFee':
    case 'chain.setName':
    case 'chain.poisonHistory':
    case 'chain.drop':
    case 'chain.replace':
    case 'chain.reorg':
    case 'price.set':
      return actOnChain(step, simulator, foyer, realTime)
    case 'world.patch':
      world.update((state) => ({
        ...state,
        ...step.patch,
        phone: { ...state.phone, ...step.patch.phone },
        prices: { ...state.prices, ...step.patch.prices },
      }))
      return simulator.chains.followPrices()
    case 'run':
      return clock.run(step.ms)
    case 'jump':
      return clock.jump(step.ms)
    case 'runToNext':
      await clock.runToNext()
      return
  }
}

/** Sends a request to the connected wallet; its response goes to the call log as `host.<method>`. */
function requestAsHost(
  { method, params = [] }: Extract<StageStep, { do: 'host.request' }>,
  { calls }: Simulator,
  foyer: Foyer,
): void {
  const provider = foyer.getProvider()
  if (!provider) throw new Error('The host cannot send a request: no wallet is connected.')
  const call = calls.begin(`host.${method}`, params)
  // Parked, for it may wait for a person.
  call.park(provider.request({ method, params })).then(call.done, call.failed)
}

/** The oldest waiting request of a wallet; waits until there is one, as its owner would. */
function waitForWalletRequest(
  { wallets }: Simulator,
  walletKey: string,
  realTime: Clock,
  method?: string,
) {
  return waitForItem({
    what: `request ${method === undefined ? '' : `${method} `}in wallet "${walletKey}"`,
    source: wallets,
    find: () =>
      wallets
        .requests()
        .find((each) => each.walletKey === walletKey && (!method || each.method === method)),
    realTime,
    describeOthers: () => {
      const others = wallets.requests().map((each) => `${each.walletKey} ${each.method}`)
      return `Waiting now: ${others.join(', ') || 'none'}.`
    },
  })
}

function deviceMail({ mailbox }: Simulator, email: string): string {
  const mail = mailbox
    .mails()
    .findLast(
      (each) => each.to === email && each.kind === 'device' && each.deviceState === 'waiting',
    )
  if (!mail) throw new Error(`No mail to ${email} waits for a device approval.`)
  return mail.id
}

/** Posts from a frame of another site, which a content policy of the page may keep from loading. */
function postAsStranger(message: unknown, { hostile }: Simulator, realTime: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = realTime.setTimer('stage.timeout', 30_000, () =>
      reject(
        new Error(
          "The frame of the other site did not load within 30 s. It is on 127.0.0.1: allow http://127.0.0.1:* in the frame-src of the page's content policy.",
        ),
      ),
    )
    hostile.post(message).then(resolve, reject).finally(stop)
  })
}
