import type { Action } from '../../scenarios/index.ts'
import type { Choice } from './choice.ts'
import type { RandomPicker } from './randomPicker.ts'
import { faultChoices } from './faults/faultChoices.ts'
import { outsideChoices } from './outsideChoices.ts'
import type { Situation } from './readSituation.ts'
import type { ShownCodes } from './shownCodes.ts'

const texts = [
  '1',
  '0.1',
  '0',
  '999999999999',
  '1e3',
  '5e-7',
  '-2',
  '10 20',
  '\u0662\u066B\u0665',
  'valid for 20 minutes: 741384',
  'ada@example.com',
  'vitalik.eth',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'base:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x000000000000000000000000000000000000dEaD',
  '<img src=x onerror=alert(1)>',
  '\u202Etfel',
  'W'.repeat(256),
]
const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'Space', 'Backspace']
/**
 * Chooses the next step at random, by weight. Returns several steps if a choice needs them: a network failure is one fault
 * for each service.
 * @param more choices that only this page has
 */
export function chooseSteps(
  random: RandomPicker,
  now: Situation,
  codes: Pick<ShownCodes, 'canScan'>,
  more: readonly Choice[] = [],
): readonly Action[] {
  const choices = [
    ...visitorChoices(random, now),
    ...more,
    ...outsideChoices(random, now, codes),
    ...faultChoices(random, now),
  ]
  const made = weighted(random, choices)
  return 'do' in made ? [made] : made
}

function visitorChoices(random: RandomPicker, now: Situation): Choice[] {
  const fields = now.controls.filter(({ role }) =>
    ['textbox', 'searchbox', 'spinbutton'].includes(role),
  )
  const others = now.controls.filter((control) => !fields.includes(control))
  const choices: Choice[] = [
    [4, () => ({ do: 'press', key: random.pick(keys) })],
    [4, () => ({ do: 'run', ms: random.pick([100, 1_000, 3_000, 10_000, 30_000]) })],
    [1, () => ({ do: 'jump', ms: random.pick([5_000, 60_000, 300_000]) })],
    [1, () => ({ do: 'runToNext' })],
    [1, () => ({ do: 'page.visible', visible: random.happens(0.7) })],
    [1, () => ({ do: 'clipboard.deny', denied: random.happens(0.5) })],
    [0.3, () => ({ do: 'clipboard.deny', denied: true, selection: true })],
    [1, () => ({ do: 'reload' })],
  ]
  if (others.length > 0) choices.push([20, () => ({ do: 'click', target: random.pick(others) })])
  if (fields.length > 0) {
    const field = () => random.pick(fields)
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

function weighted(random: RandomPicker, choices: readonly Choice[]): Action | readonly Action[] {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0)
  let left = (random.below(1_000_000) / 1_000_000) * total
  const found = choices.find(([weight]) => (left -= weight) < 0)
  return (found ?? random.pick(choices))[1]()
}
