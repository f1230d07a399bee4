import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'
import type { Action, Target } from '../../src/scenarios/index.ts'
import type { RandomPicker } from './randomPicker.ts'
import { faultChoices } from './faultChoices.ts'
import { outsideChoices } from './outsideChoices.ts'
import type { Control, Situation } from './readSituation.ts'
import type { ShownCodes } from './shownCodes.ts'

/** A possible next step, and its relative weight. */
export type Choice = readonly [weight: number, make: () => Action | readonly Action[]]

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
const hostMethods = ['eth_accounts', 'eth_chainId', 'eth_blockNumber']
const views: readonly ViewName[] = [
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

function targetOf({ role, name, nth }: Control): Target {
  return { role, name, nth }
}

/**
 * Chooses the next step by weight among the possible ones. Returns several steps when one event shows in several
 * places.
 */
export function chooseSteps(
  random: RandomPicker,
  now: Situation,
  codes: ShownCodes,
): readonly Action[] {
  const choices = [
    ...visitorChoices(random, now),
    ...hostChoices(random, now),
    ...outsideChoices(random, now, codes),
    ...faultChoices(random, now),
  ]
  const made = weighted(random, choices)
  return 'do' in made ? [made] : made
}

function visitorChoices(random: RandomPicker, now: Situation): Choice[] {
  const fields = now.controls.filter(({ role }) => ['textbox', 'searchbox'].includes(role))
  const others = now.controls.filter((control) => !fields.includes(control))
  const choices: Choice[] = [
    [4, () => ({ do: 'press', key: random.pick(keys) })],
    [4, () => ({ do: 'run', ms: random.pick([100, 1_000, 3_000, 10_000, 30_000]) })],
    [1, () => ({ do: 'jump', ms: random.pick([5_000, 60_000, 300_000]) })],
    [1, () => ({ do: 'runToNext' })],
    [1, () => ({ do: 'page.visible', visible: random.happens(0.7) })],
    [1, () => ({ do: 'clipboard.deny', denied: random.happens(0.5) })],
    [0.5, () => ({ do: 'reload' })],
  ]
  if (others.length > 0)
    choices.push([20, () => ({ do: 'click', target: targetOf(random.pick(others)) })])
  if (fields.length > 0) {
    const field = () => targetOf(random.pick(fields))
    choices.push([6, () => ({ do: 'retype', target: field(), text: random.pick(texts) })])
    choices.push([1, () => ({ do: 'paste', target: field(), text: random.pick(texts) })])
  }
  if (now.open) choices.push([1, () => ({ do: 'clickBackdrop' })])
  const [email] = now.codesFor
  if (email !== undefined && now.view.endsWith('Otp')) {
    choices.push([8, () => ({ do: 'typeCode', email, wrong: random.happens(0.3) })])
  }
  return choices
}

function hostChoices(random: RandomPicker, now: Situation): Choice[] {
  // A visitor, and a step, uses one modal at a time.
  const choices: Choice[] = now.otherOpen
    ? []
    : [
        [0.2, () => ({ do: 'host.open' })],
        [1, () => ({ do: 'host.open', view: random.pick(views) })],
      ]
  choices.push(
    [1, () => ({ do: 'host.close' })],
    [1, () => ({ do: 'host.setThemeMode', mode: random.pick(['light', 'dark']) })],
  )
  if (now.connected) {
    choices.push([0.5, () => ({ do: 'host.disconnect' })])
    choices.push([0.5, () => ({ do: 'host.request', method: random.pick(hostMethods) })])
    choices.push([1, () => ({ do: 'otherTab.disconnect' })])
  }
  return choices
}

function weighted(random: RandomPicker, choices: readonly Choice[]): Action | readonly Action[] {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0)
  let left = (random.below(1_000_000) / 1_000_000) * total
  const found = choices.find(([weight]) => (left -= weight) < 0)
  return (found ?? random.pick(choices))[1]()
}
