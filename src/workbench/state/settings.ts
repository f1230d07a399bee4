import { createStore, type StoreApi } from 'zustand/vanilla'

export type SideTab =
  'wallets' | 'phone' | 'sites' | 'mail' | 'chains' | 'faults' | 'theme' | 'host' | 'state'
export type DockTab = 'timeline' | 'calls'
export type Collapsible = 'picker' | 'player' | 'clock' | 'side' | 'dock'

/** How somebody likes their workbench. Sizes in CSS px. */
export interface SettingsState {
  readonly theme: 'system' | 'light' | 'dark'
  readonly left: number
  readonly right: number
  readonly dock: number
  /** Height of the scenario list; the player has the rest. */
  readonly picker: number
  readonly sideTab: SideTab
  readonly dockTab: DockTab
  readonly collapsed: Readonly<Partial<Record<Collapsible, boolean>>>
  /** The stage's window takes the room there is, or has the device's exact size, drawn smaller when it must. */
  readonly sizing: 'room' | 'exact'
  /** Real ms between two steps of the player. */
  readonly pace: number
}

export interface Settings {
  readonly store: StoreApi<SettingsState>
  change(part: Partial<SettingsState>): void
  toggle(panel: Collapsible): void
}

const key = 'foyer.workbench.settings.v1'

const defaults: SettingsState = {
  theme: 'system',
  left: 296,
  right: 388,
  dock: 204,
  picker: 372,
  sideTab: 'wallets',
  dockTab: 'timeline',
  collapsed: {},
  sizing: 'room',
  pace: 0,
}

/** Kept in the browser, under a key that names its version. */
export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): Settings {
  const store = createStore<SettingsState>(() => ({ ...defaults, ...read(storage) }))

  function change(part: Partial<SettingsState>) {
    store.setState(part)
    try {
      storage.setItem(key, JSON.stringify(store.getState()))
    } catch (error) {
      // A full or forbidden storage costs only the memory of the layout: the page works on.
      store.setState({})
      if (!(error instanceof DOMException)) throw error
    }
  }

  return {
    store,
    change,
    toggle(panel) {
      const { collapsed } = store.getState()
      change({ collapsed: { ...collapsed, [panel]: !collapsed[panel] } })
    },
  }
}

function read(storage: Pick<Storage, 'getItem'>): Partial<SettingsState> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const fits = Object.entries(kept).filter(
      ([name, value]) =>
        Object.hasOwn(defaults, name) &&
        typeof value === typeof defaults[name as keyof SettingsState],
    )
    return Object.fromEntries(fits)
  } catch (error) {
    // What cannot be read any more is as good as never set.
    if (error instanceof SyntaxError || error instanceof DOMException) return {}
    throw error
  }
}
