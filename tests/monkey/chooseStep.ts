import type { KnownCall } from '../../src/backends/mock/calls/knownCalls.ts'
import type { FaultEffect } from '../../src/backends/mock/faults/faultTypes.ts'
import type { ScenarioFault } from '../../src/scenarios/dsl/step.ts'
import type { ViewName } from '../../src/widget/core/viewParams.ts'
import type { Action, Target } from '../../src/scenarios/index.ts'
import type { Chance } from './chance.ts'
import type { Control, Situation } from './readSituation.ts'

type Choice = readonly [weight: number, make: () => Action]

const texts = [
  '1',
  '0.1',
  '0',
  '999999999999',
  '1e3',
  'ada@example.com',
  'vitalik.eth',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '<img src=x onerror=alert(1)>',
  '\u202Etfel',
  'W'.repeat(256),
]
const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'Space', 'Backspace']
const views: readonly (ViewName | undefined)[] = [
  undefined,
  'Account',
  'Swap',
  'WalletSend',
  'WalletReceive',
  'Networks',
  'UpdateEmailWallet',
  'OnRampProviders',
  'ConnectingSiwe',
  'AllWallets',
  'UnsupportedChain',
  'ChooseAccountName',
]
const effects = {
  /** Wallets and the secure site's frame answer with messages. */
  messages: [
    { kind: 'hang' },
    { kind: 'latency', ms: 7_000 },
    { kind: 'reject', code: -32_603, message: 'Something is wrong here' },
  ],
  requests: [
    { kind: 'hang' },
    { kind: 'drop' },
    { kind: 'latency', ms: 7_000 },
    { kind: 'status', status: 500 },
    { kind: 'malformed' },
  ],
} as const

function targetOf({ role, name, nth }: Control): Target {
  return { role, name, nth }
}

/** What happens next: weighted by how likely somebody does it, out of what is possible now. */
export function chooseStep(chance: Chance, now: Situation): Action {
  const fields = now.controls.filter(({ role }) => ['textbox', 'searchbox'].includes(role))
  const others = now.controls.filter((control) => !fields.includes(control))
  const choices: Choice[] = [
    [4, () => ({ do: 'press', key: chance.pick(keys) })],
    [1, () => ({ do: 'host.open', ...view(chance.pick(views)) })],
    [1, () => ({ do: 'host.close' })],
    [4, () => ({ do: 'run', ms: chance.pick([100, 1_000, 3_000, 10_000, 30_000]) })],
    [1, () => ({ do: 'jump', ms: chance.pick([5_000, 60_000, 300_000]) })],
    [1, () => ({ do: 'runToNext' })],
    [1, () => ({ do: 'page.visible', visible: chance.happens(0.7) })],
    [1, () => ({ do: 'clipboard.deny', denied: chance.happens(0.5) })],
    [1, () => ({ do: 'host.setThemeMode', mode: chance.pick(['light', 'dark']) })],
    [
      1,
      () => ({
        do: 'hostile.post',
        message: { type: '@w3m-frame/CONNECT_OTP_SUCCESS', payload: {} },
      }),
    ],
    [0.5, () => ({ do: 'reload' })],
  ]
  if (others.length > 0)
    choices.push([20, () => ({ do: 'click', target: targetOf(chance.pick(others)) })])
  if (fields.length > 0) {
    choices.push([
      6,
      () => ({ do: 'retype', target: targetOf(chance.pick(fields)), text: chance.pick(texts) }),
    ])
  }
  if (now.open) choices.push([1, () => ({ do: 'clickBackdrop' })])
  const { waiting } = now
  if (waiting.length > 0) {
    choices.push([6, () => ({ do: 'wallet.approve', wallet: chance.pick(waiting) })])
    choices.push([3, () => ({ do: 'wallet.reject', wallet: chance.pick(waiting) })])
    choices.push([1, () => ({ do: 'wallet.answer', wallet: chance.pick(waiting), result: null })])
  }
  if (now.wallets.length > 0) {
    const wallet = () => chance.pick(now.wallets)
    choices.push([
      1,
      () => ({ do: 'wallet.setChain', wallet: wallet(), chainId: chance.pick(now.chains) }),
    ])
    choices.push([
      1,
      () => ({ do: 'wallet.setAccounts', wallet: wallet(), accountIndexes: [chance.below(4)] }),
    ])
    choices.push([0.5, () => ({ do: 'wallet.disconnect', wallet: wallet() })])
    choices.push([
      0.5,
      () => ({ do: 'wallet.lock', wallet: wallet(), locked: chance.happens(0.5) }),
    ])
  }
  if (now.calls.length > 0) {
    choices.push([2, () => ({ do: 'fault.add', rule: faultOn(chance, now.calls) })])
  }
  if (now.faults > 0) choices.push([2, () => ({ do: 'fault.clear' })])
  if (now.phone) {
    choices.push([4, () => ({ do: 'phone.approve' })], [2, () => ({ do: 'phone.reject' })])
  }
  if (now.qrCode && now.view === 'ConnectingWalletConnect') {
    choices.push([4, () => ({ do: 'phone.scan' })])
  }
  if (now.phoneSessions) choices.push([1, () => ({ do: 'phone.disconnect' })])
  if (now.frame)
    choices.push([4, () => ({ do: 'frame.approve' })], [2, () => ({ do: 'frame.cancel' })])
  if (now.social) {
    choices.push([4, () => ({ do: 'social.continue' })], [1, () => ({ do: 'social.refuse' })])
    choices.push([1, () => ({ do: 'social.close' })])
  }
  if (now.onramp)
    choices.push([2, () => ({ do: 'onramp.complete' })], [1, () => ({ do: 'onramp.close' })])
  if (now.farcaster) {
    choices.push([2, () => ({ do: 'farcaster.approve' })], [1, () => ({ do: 'farcaster.refuse' })])
  }
  const [email] = now.codesFor
  if (email !== undefined && now.view.endsWith('Otp')) {
    choices.push([8, () => ({ do: 'typeCode', email, wrong: chance.happens(0.3) })])
  }
  return weighted(chance, choices)
}

const view = (name: ViewName | undefined) => (name === undefined ? {} : { view: name })

function faultOn(chance: Chance, calls: readonly KnownCall[]): ScenarioFault {
  const target = chance.pick(calls)
  const effect = chance.pick<FaultEffect>(
    /^(wallet|frame|phone)\./.test(target) ? effects.messages : effects.requests,
  )
  return { target, when: chance.happens(0.5) ? { nth: 1 } : { always: true }, effect }
}

function weighted(chance: Chance, choices: readonly Choice[]): Action {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0)
  let left = (chance.below(1_000_000) / 1_000_000) * total
  const found = choices.find(([weight]) => (left -= weight) < 0)
  return (found ?? chance.pick(choices))[1]()
}
