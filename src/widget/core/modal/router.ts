import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ViewArguments, ViewName, ViewParams } from '../kernel/viewParams.ts'

/** One step of the history. `id` grows with every visit, so that two visits never share state. */
export interface RouterEntry<N extends ViewName = ViewName> {
  readonly id: number
  readonly view: N
  readonly params: ViewParams[N]
}

export interface RouterState {
  /** The steps, oldest first; the last one is shown. Never empty. */
  readonly history: readonly RouterEntry[]
  /** How the content slides (C-039): `prev` when the history got shorter, otherwise `next`. */
  readonly direction: 'next' | 'prev'
}

/** The history of named views (C-036). There are no URL routes. */
export interface Router {
  readonly store: StoreApi<RouterState>
  current(): RouterEntry
  push<N extends ViewName>(view: N, ...params: ViewArguments<N>): void
  replace<N extends ViewName>(view: N, ...params: ViewArguments<N>): void
  /** Goes to the previous view; does nothing without one. */
  goBack(): void
  /** Goes back to the newest entry of that view, or resets to it. */
  goBackTo<N extends ViewName>(view: N, ...params: ViewArguments<N>): void
  /** Starts a new history with one entry. */
  reset<N extends ViewName>(view: N, ...params: ViewArguments<N>): void
  /** Leaves the current view if it can no longer be shown. */
  review(): void
}

/**
 * Creates a router that starts at Connect (C-037). Before every change, `instead` may replace the
 * last entry, by the one before (`back`) or by a view with a new history.
 */
export function createRouter(
  options: {
    onChange?: (state: RouterState) => void
    instead?: (last: RouterEntry | undefined) => 'back' | ViewName | undefined
  } = {},
): Router {
  let visits = 0
  const entry = (view: ViewName, params: unknown): RouterEntry => ({
    id: ++visits,
    view,
    params: params as ViewParams[ViewName],
  })
  const store = createStore<RouterState>(() => ({
    history: [entry('Connect', undefined)],
    direction: 'next',
  }))
  const settle = (history: readonly RouterEntry[]): readonly RouterEntry[] => {
    const other = options.instead?.(history.at(-1))
    if (other === 'back') return settle(history.slice(0, -1))
    return other === undefined ? history : [entry(other, undefined)]
  }
  const go = (wanted: readonly RouterEntry[]) => {
    const history = settle(wanted)
    const direction = history.length < store.getState().history.length ? 'prev' : 'next'
    store.setState({ history, direction })
    options.onChange?.(store.getState())
  }
  const history = () => store.getState().history

  return {
    store,
    current: () => lastOf(history()),
    push: (view, ...[params]) => go([...history(), entry(view, params)]),
    replace: (view, ...[params]) => go([...history().slice(0, -1), entry(view, params)]),
    goBack: () => {
      if (history().length > 1) go(history().slice(0, -1))
    },
    goBackTo: (view, ...[params]) => {
      const at = history().findLastIndex((step) => step.view === view)
      go(at < 0 ? [entry(view, params)] : history().slice(0, at + 1))
    },
    reset: (view, ...[params]) => go([entry(view, params)]),
    review: () => {
      if (settle(history()) !== history()) go(history())
    },
  }
}

function lastOf(history: readonly RouterEntry[]): RouterEntry {
  const last = history.at(-1)
  if (!last) throw new Error('The router has no view.')
  return last
}
