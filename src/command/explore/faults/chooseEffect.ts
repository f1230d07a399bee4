import type { KnownCall } from '../../../backends/mock/calls/knownCalls.ts'
import { effectsOf } from '../../../backends/mock/faults/effectsOf.ts'
import type { EffectOf } from '../../../backends/mock/faults/faultEffects.ts'
import type { FaultEffect, FaultEffectKind } from '../../../backends/mock/faults/faultTypes.ts'
import type { RandomPicker } from '../randomPicker.ts'
import { choosePatch } from './choosePatch.ts'

/** Chooses the parameters of an effect. `set` are the changes of `patch`. */
type Parameters = {
  readonly [K in FaultEffectKind]: (
    random: RandomPicker,
    set: EffectOf<'patch'>['set'],
  ) => EffectOf<K>
}

const refusals = [
  { code: -32_603, message: 'Something is wrong here' },
  { code: 4_900, message: 'The provider is disconnected' },
  { code: 429, message: 'Too many requests' },
] as const

const parameters: Parameters = {
  latency: (random) => ({ kind: 'latency', ms: random.pick([400, 7_000, 40_000]) }),
  hang: () => ({ kind: 'hang' }),
  drop: () => ({ kind: 'drop' }),
  status: (random) => ({ kind: 'status', status: random.pick([400, 404, 429, 500, 503]) }),
  reject: (random) => ({ kind: 'reject', ...random.pick(refusals) }),
  malformed: () => ({ kind: 'malformed' }),
  patch: (_random, set) => ({ kind: 'patch', set }),
  stale: () => ({ kind: 'stale' }),
  late: (random) => ({ kind: 'late', ms: random.pick([2_000, 20_000]) }),
  duplicate: () => ({ kind: 'duplicate' }),
  wrongOrigin: () => ({ kind: 'wrongOrigin' }),
}

/**
 * Chooses one of all the effects that a call can have.
 * @param answer the last answer of the call, in which `patch` changes a field
 */
export function chooseEffect(
  random: RandomPicker,
  target: KnownCall,
  answer: unknown,
): FaultEffect {
  const set = choosePatch(random, answer)
  const kinds = effectsOf(target).filter((kind) => kind !== 'patch' || set !== undefined)
  return parameters[random.pick(kinds)](random, set ?? {})
}
