import type { Clock } from '../../port/clock.ts'
import type { TimerLabel } from '../../port/timerLabels.ts'
import type { OpenCall } from '../calls/callLogTypes.ts'
import { happensAt, type EffectKindAt, type EffectOf, type Boundary } from './faultEffects.ts'
import type { FaultEffect, FaultEffectKind } from './faultTypes.ts'

/** Effects that work the same on every boundary. */
type CommonKind = 'latency' | 'hang' | 'late' | 'stale' | 'duplicate'

type Effects<K extends FaultEffectKind, T> = {
  readonly [Each in K]: (effect: EffectOf<Each>, answer: () => T | Promise<T>) => T | Promise<T>
}

/** One call of a boundary, to which a fault may apply. */
export type FaultyCall<S extends Boundary, T> = {
  readonly at: S
  readonly call: OpenCall
  readonly clock: Pick<Clock, 'sleep'>
  /** Aborts the waits of the fault. */
  readonly signal?: AbortSignal | undefined
  /** The label of the fault's timer; by default `fault.latency directory.wallets`. */
  readonly timer?: TimerLabel
  /** Makes the call and resolves with its true response. */
  answer(): T | Promise<T>
  /** The boundary's own effects; a common effect can be replaced. `answer` makes the call and resolves with its true response. */
  readonly effects: Effects<Exclude<EffectKindAt<S>, CommonKind>, T> &
    Partial<Effects<Extract<EffectKindAt<S>, CommonKind>, T>>
  /**
   * Returns the result for an effect of a pattern that this boundary does not have. By default, the
   * call succeeds.
   */
  readonly otherwise?: () => T | Promise<T>
} & ('stale' extends EffectKindAt<S>
  ? { /** The last response by call name. */ readonly previous: Map<string, T> }
  : { readonly previous?: never }) &
  ('duplicate' extends EffectKindAt<S>
    ? { /** Delivers an additional response. */ post(answer: T): void }
    : { readonly post?: never })

/**
 * Applies a fault to one call and returns its result. It stays synchronous if the call is and no fault makes it wait, so that the order of
 * deliveries is the same with and without faults.
 */
export function applyFault<S extends Boundary, T>(
  effect: FaultEffect | undefined,
  faulty: FaultyCall<S, T>,
): T | Promise<T> {
  const { call, clock, signal, at, otherwise = answer } = faulty
  const { name } = call.record

  /** Returns the true response, and the previous one. */
  function ask(): Asked<T> | Promise<Asked<T>> {
    return andThen(faulty.answer(), (result) => {
      const { previous } = faulty
      const before = previous?.has(name) ? (previous.get(name) as T) : result
      previous?.set(name, result)
      return { result, before }
    })
  }
  function answer(): T | Promise<T> {
    return andThen(ask(), ({ result }) => result)
  }
  const wait = (kind: 'latency' | 'late', ms: number) =>
    call.park(clock.sleep(faulty.timer ?? `fault.${kind} ${name}`, ms, signal))

  const common: Effects<CommonKind, T> = {
    latency: async ({ ms }) => {
      await wait('latency', ms)
      return answer()
    },
    hang: () => call.park(call.passed(signal)).then(answer),
    late: ({ ms }) => andThen(answer(), (result) => wait('late', ms).then(() => result)),
    stale: () => andThen(ask(), ({ before }) => before),
    duplicate: () =>
      andThen(answer(), (result) => {
        faulty.post?.(result)
        return result
      }),
  }

  if (effect === undefined) return answer()
  if (!happensAt(at, effect.kind)) return otherwise()
  const effects: Partial<Effects<FaultEffectKind, T>> = { ...common, ...faulty.effects }
  // The compiler cannot see that the effect and its function are of the same kind.
  const happen = effects[effect.kind] as (
    given: FaultEffect,
    ask: () => T | Promise<T>,
  ) => T | Promise<T>
  return happen(effect, answer)
}

interface Asked<T> {
  readonly result: T
  readonly before: T
}

function andThen<A, B>(value: A | Promise<A>, next: (value: A) => B | Promise<B>): B | Promise<B> {
  return value instanceof Promise ? value.then(next) : next(value)
}
