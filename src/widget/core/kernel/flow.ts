import { createStore, type StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Inspected } from './inspect.ts'
import { noteFailure } from './noteFailure.ts'
import { unlessAborted } from './unlessAborted.ts'

/** What an effect of a state is given. */
export interface EffectContext<S, E> {
  readonly state: S
  /** Does nothing once the state was left: late answers need no checks of their own. */
  send(event: E): void
  /** Aborts when the state is left or the flow ends. */
  readonly signal: AbortSignal
  /** Reports a failure that is handled here, under the flow's name. */
  report(thrown: unknown): void
}

/**
 * Work of a state: started on entering, aborted on leaving. The event it resolves with is sent, unless the
 * state was left by then; a returned function is called on leaving.
 */
export type Effect<S, E> = (context: EffectContext<S, E>) => void | (() => void) | Promise<E | void>

/** What an event has just changed. */
export interface FlowStep<S> {
  readonly from: S
  readonly to: S
  /** Reports a failure that is handled here, under the flow's name. */
  report(thrown: unknown): void
}

/** Multi-step work as data: what may happen, what runs meanwhile, and what follows outside of the flow. */
export interface FlowDefinition<S extends { status: string }, E extends { type: string }> {
  /** Shown by the timeline, e.g. `email.login`. */
  readonly name: string
  readonly initial: S
  /**
   * Pure. The same state back means: received and ignored (a second submit while busy).
   * `undefined` means: this event has no business here, which fails loudly.
   */
  transition(state: S, event: E): S | undefined
  /** Several effects of one status start in their order. */
  readonly effects?: {
    readonly [K in S['status']]?:
      Effect<Extract<S, { status: K }>, E> | readonly Effect<Extract<S, { status: K }>, E>[]
  }
  /**
   * What an event brings about outside of the flow: another view, a toast, an analytics event. Called once for
   * each event that was not ignored, when the new state stands and its effect has begun.
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
  /** Aborts what runs. A flow that is not running ignores every event. */
  stop(): void
}

/**
 * Makes a flow; `start` sets it going. An effect starts when its status is entered, also again when a transition
 * returns a new state object of the same status with `reenter: true`. An event without a transition throws
 * `flow.unexpectedEvent`; an effect that rejects is reported, for a flow is meant to turn its failures into events.
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
      // The one before may have left the state at once.
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
