import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from './core.ts'
import type { Flow } from './kernel/flow.ts'
import type { ViewName, ViewParams } from './modal/viewParams.ts'

/** Where views and host components find their widget. */
export const CoreContext = createContext<Core | null>(null)

/** The widget around this component, which is drawn again when the widget's language changes. */
export function useCore(): Core {
  const core = useContext(CoreContext)
  if (!core) {
    throw new FoyerError(
      'config.invalid',
      'No widget around this component: render it inside <FoyerProvider foyer={createFoyer(…)}>.',
    )
  }
  useStore(core.locale.store)
  return core
}

/** What is read of a store, kept up to date. The selector must give a stable value. */
export function useSelect<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  return useStore(store, select)
}

/** The parameters of the view this component shows; those of its first render, for it is keyed by visit. */
export function useViewParams<N extends ViewName>(view: N): ViewParams[N] {
  const { router } = useCore()
  const [params] = useState(() => {
    const entry = router.store.getState().history.findLast((step) => step.view === view)
    return entry?.params
  })
  return params as ViewParams[N]
}

/** The flow of a view: created once, started on mount, stopped on unmount. */
export function useFlow<S extends { status: string }, E>(
  make: (core: Core) => Flow<S, E>,
): { state: S; send: (event: E) => void } {
  const core = useCore()
  const [flow] = useState(() => make(core))
  useEffect(() => {
    flow.start()
    return flow.stop
  }, [flow])
  return { state: useStore(flow.store), send: flow.send }
}
