import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Browser } from '../../../backends/port/browser.ts'
import type { ThemeVariables } from '../../theme/ThemeVariables.ts'

export interface ThemeState {
  /** The current scheme. */
  readonly mode: 'light' | 'dark'
  readonly variables: ThemeVariables
}

export interface Theme {
  readonly store: StoreApi<ThemeState>
  /** Sets the scheme; `undefined` follows the visitor's system again (open point 19). */
  setMode(mode: 'light' | 'dark' | undefined): void
  setVariables(variables: ThemeVariables): void
  /** Starts following the visitor's system. Separate from creation, so that a server renders the same. */
  start(): () => void
}

/** Creates the theme: light or dark, and the host's variables (C-032, C-033). */
export function createTheme(
  browser: Browser,
  chosen: 'light' | 'dark' | undefined,
  variables: ThemeVariables = {},
): Theme {
  let wish = chosen
  const store = createStore<ThemeState>(() => ({ mode: wish ?? 'light', variables }))
  const system = () => (browser.prefersDark() ? 'dark' : 'light')
  return {
    store,
    setMode(mode) {
      wish = mode
      store.setState({ mode: wish ?? system() })
    },
    setVariables: (next) => store.setState({ variables: next }),
    start() {
      store.setState({ mode: wish ?? system() })
      return browser.subscribePrefersDark(() => store.setState({ mode: wish ?? system() }))
    },
  }
}
