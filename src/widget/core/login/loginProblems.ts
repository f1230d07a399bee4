import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../core.ts'

/**
 * Why a login ended, shown above the ways to log in, because a toast alone is gone too soon (open
 * point 264).
 */
export interface LoginProblem {
  readonly title?: string
  readonly text: string
  /** `info` for what is not certainly a failure. Defaults to `error`. */
  readonly tone?: 'error' | 'info'
}

export interface LoginProblems {
  readonly store: StoreApi<{ readonly problem: LoginProblem | undefined }>
  /** Shows it until the visitor leaves the current view, closes the modal, or begins another login. */
  show(problem: LoginProblem): void
  clear(): void
}

/** Creates the problems of one widget: `core.use(createLoginProblems)`. */
export function createLoginProblems({ modal, router }: Core): LoginProblems {
  const store = createStore<{ problem: LoginProblem | undefined }>(() => ({ problem: undefined }))
  let stops: readonly (() => void)[] = []

  function clear() {
    for (const stop of stops) stop()
    stops = []
    store.setState({ problem: undefined })
  }

  return {
    store,
    clear,
    show(problem) {
      clear()
      const { id } = router.current()
      store.setState({ problem })
      const look = () => {
        if (!modal.getState().open || router.current().id !== id) clear()
      }
      stops = [router.store.subscribe(look), modal.subscribe(look)]
    },
  }
}
