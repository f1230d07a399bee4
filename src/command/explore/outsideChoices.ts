import { misbehaviours, type MisbehaviourName } from '../../backends/mock/world/misbehaviours.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Action } from '../../scenarios/index.ts'
import type { RandomPicker } from './randomPicker.ts'
import type { Choice } from './choice.ts'
import type { Situation } from './readSituation.ts'
import type { ShownCodes } from './shownCodes.ts'

const behaviours = Object.keys(misbehaviours) as readonly MisbehaviourName[]

const accountTypes = ['eoa', 'smartAccount'] as const
const tokenContracts = ['standard', 'refusing', 'eventless', 'rounding'] as const

/** Possible actions of the simulated people, windows and chains. */
export function outsideChoices(
  random: RandomPicker,
  now: Situation,
  codes: Pick<ShownCodes, 'canScan'>,
): Choice[] {
  return [
    [
      1,
      () => ({
        do: 'hostile.post',
        message: { type: '@w3m-frame/CONNECT_OTP_SUCCESS', payload: {} },
      }),
    ],
    ...walletChoices(random, now),
    ...phoneChoices(random, now, codes.canScan()),
    ...loginChoices(random, now),
    ...chainChoices(random, now),
  ]
}

function walletChoices(
  random: RandomPicker,
  { waiting, wallets, chains, ...now }: Situation,
): Choice[] {
  const choices: Choice[] = []
  if (waiting.length > 0) {
    choices.push([6, () => ({ do: 'wallet.approve', wallet: random.pick(waiting) })])
    choices.push([3, () => ({ do: 'wallet.reject', wallet: random.pick(waiting) })])
    choices.push([1, () => ({ do: 'wallet.answer', wallet: random.pick(waiting), result: null })])
  }
  if (wallets.length > 0) {
    const wallet = () => random.pick(wallets)
    choices.push(
      [1, () => ({ do: 'wallet.setChain', wallet: wallet(), chainId: random.pick(chains) })],
      [
        1,
        () => ({ do: 'wallet.setAccounts', wallet: wallet(), accountIndexes: [random.below(4)] }),
      ],
      [0.5, () => ({ do: 'wallet.disconnect', wallet: wallet() })],
      [0.5, () => ({ do: 'wallet.lock', wallet: wallet(), locked: random.happens(0.5) })],
      [
        0.5,
        () => ({ do: 'wallet.misbehave', wallet: wallet(), behaviour: random.pick(behaviours) }),
      ],
      [0.2, () => ({ do: 'wallet.misbehave', wallet: wallet() })],
    )
  }
  if (now.installed.length > 0) {
    choices.push([0.5, () => ({ do: 'wallet.uninstall', wallet: random.pick(now.installed) })])
  }
  if (now.removed.length > 0) {
    choices.push([1, () => ({ do: 'wallet.install', wallet: random.pick(now.removed) })])
  }
  return choices
}

function phoneChoices(random: RandomPicker, now: Situation, canScan: boolean): Choice[] {
  const choices: Choice[] = []
  if (!now.phoneOnline) return [[3, () => ({ do: 'phone.offline', offline: false })]]
  if (now.phone) {
    if (!now.phoneLacks) choices.push([4, () => ({ do: 'phone.approve' })])
    choices.push([2, () => ({ do: 'phone.reject' })])
  }
  if (canScan && now.view === 'ConnectingWalletConnect') {
    choices.push([4, () => ({ do: 'phone.scan' })])
  }
  if (now.phoneSessions) {
    choices.push(
      [1, () => ({ do: 'phone.disconnect' })],
      [0.5, () => ({ do: 'phone.offline', offline: true })],
      [0.5, () => ({ do: 'phone.setChain', chainId: random.pick(now.phoneChains) })],
      [0.5, () => ({ do: 'phone.setAccounts', accountIndexes: [random.below(4)] })],
    )
  }
  return choices
}

function loginChoices(random: RandomPicker, now: Situation): Choice[] {
  const choices: Choice[] = []
  if (now.frame)
    choices.push([4, () => ({ do: 'frame.approve' })], [2, () => ({ do: 'frame.cancel' })])
  if (now.social) {
    choices.push([4, () => ({ do: 'social.continue' })], [1, () => ({ do: 'social.refuse' })])
    choices.push([1, () => ({ do: 'social.close' })], [0.5, () => ({ do: 'social.cutOff' })])
  }
  if (now.farcaster) {
    choices.push([2, () => ({ do: 'farcaster.approve' })], [1, () => ({ do: 'farcaster.refuse' })])
  }
  if (now.people.length > 0) {
    choices.push([0.5, () => ({ do: 'otherTab.logIn', email: random.pick(now.people) })])
  }
  if (now.loggedIn) {
    choices.push([0.5, () => ({ do: 'otherTab.accountType', type: random.pick(accountTypes) })])
  }
  if (now.devicesOf.length > 0) {
    const email = () => random.pick(now.devicesOf)
    choices.push([3, () => ({ do: 'mail.approveDevice', email: email() })])
    choices.push([1, () => ({ do: 'mail.rejectDevice', email: email() })])
  }
  return choices
}

function chainChoices(random: RandomPicker, now: Situation): Choice[] {
  const chainId = () => random.pick(now.chains)
  const choices: Choice[] = [
    [0.5, () => ({ do: 'price.set', symbol: 'ETH', usd: random.pick([1, 1_900, 40_000]) })],
  ]
  if (now.chains.length > 0) {
    choices.push(
      [0.5, () => ({ do: 'chain.automine', chainId: chainId(), on: random.happens(0.5) })],
      [0.5, () => ({ do: 'chain.mine', chainId: chainId(), blocks: 1 + random.below(3) })],
      [0.3, () => reorg(chainId())],
      [0.3, () => ({ do: 'chain.setBaseFee', chainId: chainId(), wei: '900000000000' })],
      [0.3, () => ({ do: 'chain.setL1Fee', chainId: chainId(), wei: '3000000000' })],
    )
  }
  if (now.tokens.length > 0) {
    choices.push([
      1,
      () => ({
        do: 'chain.setTokenCode',
        ...random.pick(now.tokens),
        code: random.pick(tokenContracts),
      }),
    ])
  }
  if (now.onramp) {
    choices.push([2, () => ({ do: 'onramp.complete' })], [1, () => ({ do: 'onramp.decline' })])
    choices.push(
      [1, () => ({ do: 'onramp.delay', ms: 30_000 })],
      [1, () => ({ do: 'onramp.close' })],
      [0.5, () => ({ do: 'onramp.cutOff' })],
    )
  } else if (now.purchase) {
    choices.push([1, () => ({ do: 'onramp.complete' })], [1, () => ({ do: 'onramp.decline' })])
  }
  return choices
}

/** A block must exist before it can be replaced. */
function reorg(chainId: ChainId): readonly Action[] {
  return [
    { do: 'chain.mine', chainId },
    { do: 'chain.reorg', chainId, depth: 1 },
  ]
}
