import { createStore, type StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Inspected } from './inspect.ts'
import { noteFailure } from './noteFailure.ts'
import { unlessAborted } from './unlessAborted.ts'

/** The context of a state's effect. */
export interface EffectContext<S, E> {
  readonly state: S
  /** Ignored after the state was left, so late answers need no checks of their own. */
  send(event: E): void
  /** Aborts when the state is left or the flow ends. */
  readonly signal: AbortSignal
  /** Reports a handled failure under the flow's name. */
  report(thrown: unknown): void
}

/**
 * The work of a state: started on entering it, aborted on leaving it. The event it resolves with is
 * sent, unless the state was left by then; a returned function is called on leaving.
 */
export type Effect<S, E> = (context: EffectContext<S, E>) => void | (() => void) | Promise<E | void>

/** The context of an event that has just changed the state. */
export interface FlowStep<S> {
  readonly from: S
  readonly to: S
  /** Reports a handled failure under the flow's name. */
  report(thrown: unknown): void
}

/** A process of several steps as data: its states, the transitions between them, and the work of each state. */
export interface FlowDefinition<S extends { status: string }, E extends { type: string }> {
  /** The name that the timeline shows, e.g. `email.login`. */
  readonly name: string
  readonly initial: S
  /**
   * Returns the next state, without side effects. Returning the same state ignores the event (a
   * second submit while busy). Returning `undefined` means that the event is not allowed in this
   * state, which throws.
   */
  transition(state: S, event: E): S | undefined
  /** Several effects of one status start in their order. */
  readonly effects?: {
    readonly [K in S['status']]?:
      Effect<Extract<S, { status: K }>, E> | readonly Effect<Extract<S, { status: K }>, E>[]
  }
  /**
   * The result of an event outside the flow: another view, a toast, an analytics event. Called once for each event that
   * was not ignored, after the new state's effect has started.
   */
  readonly outcomes?: {
    readonly [K in E['type']]?: (event: Extract<E, { type: K }>, step: FlowStep<S>) => void
  }
}

export interface Flow<S, E> {
  readonly store: StoreApi<S>
  send(event: E): void
  /** Enters the current state. A stopped flow can be started again (React's strict mode does). */
  start(): void
  /** Aborts pending work. A flow that is not running ignores every event. */
  stop(): void
}

/**
 * Creates a flow; `start` runs it. An effect starts when its status is entered, also again when a transition returns a
 * new state object of the same status with `reenter: true`. An event without a transition throws
 * `flow.unexpectedEvent`. An effect that rejects is reported, because a flow should turn its failures into events.
 */
export function createFlow<
  S extends { status: string; reenter?: boolean },
  E extends { type: string },
>(core: Inspected, definition: FlowDefinition<S, E>): Flow<S, E> {
  const { name, effects, outcomes } = definition
  const store = createStore<S>(() => definition.initial)
  const report = (thrown: unknown) => noteFailure(core, name, thrown)
  let leave = new AbortController()
  let running = false

  function enter(state: S) {
    leave.abort()
    leave = new AbortController()
    const { signal } = leave
    const sendHere = (event: E) => {
      if (!signal.aborted) send(event)
    }
    const given = effects?.[state.status as S['status']]
    const all = (given === undefined ? [] : [given].flat()) as readonly Effect<S, E>[]
    for (const effect of all) {
      // The effect before it may have left the state at once.
      if (signal.aborted) return
      const work = effect({ state, signal, send: sendHere, report })
      if (work instanceof Promise) {
        const done = (event: E | void) => {
          if (event) send(event)
        }
        unlessAborted(signal, work, { done, failed: report }).catch(report)
      } else if (work) {
        if (signal.aborted) work()
        else signal.addEventListener('abort', work, { once: true })
      }
    }
  }

  function send(event: E) {
    if (!running) return
    const from = store.getState()
    const to = definition.transition(from, event)
    if (to === undefined) {
      throw new FoyerError(
        'flow.unexpectedEvent',
        `Flow "${name}" got "${event.type}" in state "${from.status}", where it means nothing. Handle it in the transition or do not send it.`,
      )
    }
    if (to === from) return
    store.setState(to, true)
    core.inspect?.({
      type: 'flow',
      flow: name,
      from: from.status,
      event: event.type,
      to: to.status,
    })
    if (to.status !== from.status || to.reenter) enter(to)
    const outcome = outcomes?.[event.type as E['type']] as
      ((event: E, step: FlowStep<S>) => void) | undefined
    outcome?.(event, { from, to, report })
  }

  return {
    store,
    send,
    start() {
      if (running) return
      running = true
      enter(store.getState())
    },
    stop() {
      running = false
      leave.abort()
    },
  }
}
