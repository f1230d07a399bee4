import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from './core.ts'

/** The context that gives views and host components their widget. */
export const CoreContext = createContext<Core | null>(null)

/** The widget around this component. The component renders again when the widget's language changes. */
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

/** A section of the widget's texts in its current language, e.g. `useTexts(swapTexts)`. */
export function useTexts<T>(section: (core: Core) => T): T {
  return useCore().use(section)
}

/** A selected value of a store, kept up to date. The selector must return a stable value. */
export function useSelect<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  return useStore(store, select)
}
