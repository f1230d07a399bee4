import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Backend } from '../../../backends/port/backend.ts'
import type { Inspected } from '../kernel/inspect.ts'
import { loadWithRetry } from '../kernel/loadWithRetry.ts'
import type { LocaleState, WantedLocales } from './localeState.ts'

export interface Locale {
  readonly store: StoreApi<LocaleState>
  /** Switches to another language as soon as it is loaded; until then the current one stays. */
  set(wanted: WantedLocales | undefined): void
  /** Loads the host's language. Separate from creation, so that a server loads none. */
  start(): void
  /** Stops pending work. */
  stop(): void
}

/** Loads texts and formats of the requested language, or of a related one. Rejects when the file does not load. */
export type LoadLocale = (wanted: WantedLocales) => Promise<LocaleState>

/** In ms. After this time the widget is shown in English until its language is loaded. */
const maxPendingMs = 2_000

/** The language of the widget's texts, dates and numbers. English needs nothing loaded. */
export function createLocale(
  core: Inspected & {
    readonly backend: Pick<Backend, 'clock'>
    readonly loadLocale: LoadLocale
  },
  first: WantedLocales | undefined,
): Locale {
  const store = createStore<LocaleState>(() => ({
    tag: 'en',
    direction: 'ltr',
    pending: first !== undefined && first !== 'en',
  }))
  let turn = 0

  async function set(wanted: WantedLocales = 'en') {
    const mine = ++turn
    const isNeeded = () => turn === mine
    const cancel = core.backend.clock.setTimer('locale.patience', maxPendingMs, () => {
      store.setState({ pending: false })
    })
    const loaded = await loadWithRetry(core, {
      about: 'locale.load',
      load: () => core.loadLocale(wanted),
      isNeeded,
    })
    cancel()
    if (loaded && isNeeded()) store.setState(loaded)
  }
  return {
    store,
    set: (wanted) => void set(wanted),
    start() {
      if (store.getState().pending) void set(first)
    },
    stop() {
      turn++
    },
  }
}
