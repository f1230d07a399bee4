import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Backend } from '../../../backends/port/backend.ts'
import type { Inspected } from '../kernel/inspect.ts'
import { loadWithRetry } from '../kernel/loadWithRetry.ts'
import type { LocaleState, WantedLocales } from './localeState.ts'

export interface Locale {
  readonly store: StoreApi<LocaleState>
  /** Shows another language as soon as it is loaded; until then the present one stays. */
  set(wanted: WantedLocales | undefined): void
  /** Loads the language that the host set; apart from creation so that a server loads none. */
  start(): void
  /** Gives up what is on its way. */
  stop(): void
}

/** Loads the texts and formats of the wanted language, or of one close to it. Rejects when the file does not arrive. */
export type LoadLocale = (wanted: WantedLocales) => Promise<LocaleState>

/** ms after which the widget is shown in English, and changes when its language is there. */
const patience = 2_000

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
    const cancel = core.backend.clock.setTimer('locale.patience', patience, () => {
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
