import type { CallPattern } from '../../../backends/mock/calls/knownCalls.ts'
import { whyUnbreakable } from '../../../backends/mock/faults/whyNoFault.ts'
import type { FaultEffect } from '../../../backends/mock/faults/faultTypes.ts'
import type { Action } from '../../../scenarios/index.ts'
import type { Choice } from '../choice.ts'
import type { RandomPicker } from '../randomPicker.ts'
import type { Situation } from '../readSituation.ts'
import { chooseEffect } from './chooseEffect.ts'

/** Everything that the page reaches through its network. */
const network = [
  'directory.*',
  'identity.*',
  'balances.*',
  'history.*',
  'names.*',
  'siwe.*',
  'swap.*',
  'onramp.*',
  'chain.*',
] as const satisfies readonly CallPattern[]

/** Faults of single calls, or of the visitor's whole network. */
export function faultChoices(random: RandomPicker, now: Situation): Choice[] {
  const whole = (effect: FaultEffect) =>
    network.map((target): Action => ({
      do: 'fault.add',
      rule: { target, when: { always: true }, effect },
    }))
  const choices: Choice[] = [
    [0.5, () => whole({ kind: 'drop' })],
    [0.5, () => whole({ kind: 'latency', ms: random.pick([400, 3_000, 12_000]) })],
  ]
  const calls = now.calls.filter((name) => whyUnbreakable(name) === undefined)
  if (calls.length > 0) {
    choices.push([
      2,
      () => {
        const target = random.pick(calls)
        const effect = chooseEffect(random, target, now.answers[target])
        const when = random.happens(0.5) ? { nth: 1 } : ({ always: true } as const)
        return { do: 'fault.add', rule: { target, when, effect } }
      },
    ])
  }
  if (now.faults > 0) choices.push([2, () => ({ do: 'fault.clear' })])
  return choices
}
