import type { CallPattern, KnownCall } from '../../backends/mock/calls/knownCalls.ts'
import { effectsOf } from '../../backends/mock/faults/effectsOf.ts'
import { whyUnbreakable } from '../../backends/mock/faults/whyNoFault.ts'
import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'
import type { Action } from '../../scenarios/index.ts'
import type { RandomPicker } from './randomPicker.ts'
import type { Choice } from './choice.ts'
import type { Situation } from './readSituation.ts'

const effects = {
  /** For wallets and the secure site's frame, which answer with messages. */
  messages: [
    { kind: 'hang' },
    { kind: 'latency', ms: 7_000 },
    { kind: 'late', ms: 20_000 },
    { kind: 'reject', code: -32_603, message: 'Something is wrong here' },
  ],
  requests: [
    { kind: 'hang' },
    { kind: 'drop' },
    { kind: 'latency', ms: 7_000 },
    { kind: 'late', ms: 20_000 },
    { kind: 'status', status: 500 },
    { kind: 'malformed' },
    { kind: 'stale' },
  ],
} as const

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
  if (calls.length > 0) choices.push([2, () => faultOn(random, calls)])
  if (now.faults > 0) choices.push([2, () => ({ do: 'fault.clear' })])
  return choices
}

function faultOn(random: RandomPicker, calls: readonly KnownCall[]): Action {
  const target = random.pick(calls)
  const usual: readonly FaultEffect[] = /^(wallet|frame)\./.test(target)
    ? effects.messages
    : effects.requests
  const possible = effectsOf(target)
  const effect = random.pick(usual.filter(({ kind }) => possible.includes(kind)))
  const when = random.happens(0.5) ? { nth: 1 } : ({ always: true } as const)
  return { do: 'fault.add', rule: { target, when, effect } }
}
