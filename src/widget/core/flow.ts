import { createStore, type StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../backends/port/errors.ts'
import type { Inspect } from './inspect.ts'

/** What an effect of a state is given. */
export interface EffectContext<S, E> {
  readonly state: S
  /** Dropped without a word once the state was left: late answers need no checks of their own. */
  send(event: E): void
  /** Aborts when the state is left or the flow ends. */
  readonly signal: AbortSignal
}

/** Work of a state: started on entering, aborted on leaving; a returned function is called then. */
export type Effect<S, E> = (context: EffectContext<S, E>) => void | (() => void) | Promise<void>

/** Multi-step work as data: what may happen, and what runs meanwhile. */
export interface FlowDefinition<S extends { status: string }, E extends { type: string }> {
  /** Shown by the timeline, e.g. `email.login`. */
  readonly name: string
  readonly initial: S
  /**
   * Pure. The same state back means: heard and ignored (a second submit while busy).
   * `undefined` means: this event has no business here, which fails loudly.
   */
  transition(state: S, event: E): S | undefined
  readonly effects?: { readonly [K in S['status']]?: Effect<Extract<S, { status: K }>, E> }
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
 * Makes a flow; `start` sets it going. An effect starts when its status is entered, also again when a transition returns a
 * new state object of the same status with `reenter: true`.
 * An event without a transition throws `flow.unexpectedEvent`; an effect that rejects is told to
 * `onError`, for a flow is meant to turn its failures into events.
 */
export function createFlow<
  S extends { status: string; reenter?: boolean },
  E extends { type: string },
>(
  definition: FlowDefinition<S, E>,
  options: { inspect?: Inspect | undefined; onError: (error: unknown) => void },
): Flow<S, E> {
  const store = createStore<S>(() => definition.initial)
  let leave = new AbortController()
  let cleanUp: (() => void) | undefined
  let running = false

  function enter(state: S) {
    leave.abort()
    cleanUp?.()
    cleanUp = undefined
    leave = new AbortController()
    const { signal } = leave
    const effect = definition.effects?.[state.status as S['status']] as Effect<S, E> | undefined
    if (!effect) return
    const work = effect({
      state,
      signal,
      send: (event) => {
        if (!signal.aborted) send(event)
      },
    })
    if (work instanceof Promise) {
      work.catch((error: unknown) => {
        if (!signal.aborted) options.onError(error)
      })
    } else if (work) {
      if (signal.aborted) work()
      else cleanUp = work
    }
  }

  function send(event: E) {
    if (!running) return
    const from = store.getState()
    const to = definition.transition(from, event)
    if (to === undefined) {
      throw new FoyerError(
        'flow.unexpectedEvent',
        `Flow "${definition.name}" got "${event.type}" in state "${from.status}", where it means nothing. Handle it in the transition or do not send it.`,
      )
    }
    if (to === from) return
    store.setState(to, true)
    options.inspect?.({
      type: 'flow',
      flow: definition.name,
      from: from.status,
      event: event.type,
      to: to.status,
    })
    if (to.status !== from.status || to.reenter) enter(to)
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
      cleanUp?.()
      cleanUp = undefined
    },
  }
}
