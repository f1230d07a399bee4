import type { WalletStep } from '../../scenarios/index.ts'
import type { ActingParts, StageActions } from './stageActions.ts'
import { waitForItem } from './waitForItem.ts'

export const walletActions: StageActions<WalletStep> = {
  async 'wallet.approve'(step, parts) {
    const { id } = await waitForRequest(step, parts)
    return parts.simulator.wallets.approve(id)
  },
  async 'wallet.reject'({ wallet, code, message }, parts) {
    const { id } = await waitForRequest({ wallet }, parts)
    return parts.simulator.wallets.reject(id, code, message)
  },
  async 'wallet.ignore'(step, parts) {
    await waitForRequest(step, parts)
  },
  async 'wallet.answer'({ wallet, result }, parts) {
    const { id } = await waitForRequest({ wallet }, parts)
    return parts.simulator.wallets.answer(id, result)
  },
  'wallet.setAccounts': ({ wallet, accountIndexes }, { simulator }) =>
    simulator.wallets.setAccounts(wallet, accountIndexes),
  'wallet.setChain': ({ wallet, chainId }, { simulator }) =>
    simulator.wallets.setChain(wallet, chainId),
  'wallet.lock': ({ wallet, locked }, { simulator }) => simulator.wallets.lock(wallet, locked),
  'wallet.misbehave': ({ wallet, behaviour }, { simulator }) =>
    simulator.wallets.misbehave(wallet, behaviour),
  'wallet.disconnect': ({ wallet }, { simulator }) => simulator.wallets.disconnect(wallet),
  'wallet.install': ({ wallet }, { simulator }) => simulator.wallets.install(wallet),
  'wallet.uninstall': ({ wallet }, { simulator }) => simulator.wallets.uninstall(wallet),
}

/** The oldest waiting request of a wallet; waits until there is one, as its owner would. */
function waitForRequest(
  { wallet, method }: { readonly wallet: string; readonly method?: string },
  { simulator: { wallets }, waitFor }: ActingParts,
) {
  return waitForItem({
    what: `request ${method === undefined ? '' : `${method} `}in wallet "${wallet}"`,
    find: () =>
      wallets
        .requests()
        .find((each) => each.walletKey === wallet && (!method || each.method === method)),
    waitFor,
    describeOthers: () => {
      const others = wallets.requests().map((each) => `${each.walletKey} ${each.method}`)
      return `Waiting now: ${others.join(', ') || 'none'}.`
    },
  })
}
