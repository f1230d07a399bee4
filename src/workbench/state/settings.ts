import { createStore, type StoreApi } from 'zustand/vanilla'
import { panelSizes } from './panelSizes.ts'
import { readJson, writeJson } from '../../run/format/storedJson.ts'

export type Collapsible = 'clock' | 'side' | 'dock'

/** A person's settings of the workbench. Sizes in CSS px. */
export interface SettingsState {
  readonly theme: 'system' | 'light' | 'dark'
  readonly left: number
  readonly right: number
  readonly dock: number
  /** Ids of the chosen panels. The first panel is shown when there is none with this id. */
  readonly sideTab: string
  readonly dockTab: string
  readonly collapsed: Readonly<Partial<Record<Collapsible, boolean>>>
  /** The list at the left; see `useShownList`. */
  readonly leftList: 'scenarios' | 'steps'
  /** A person has used or closed the welcome of the empty stage. */
  readonly welcomed: boolean
  /** In free play, a desktop window fills the available space or has the size of the replay. */
  readonly sizing: 'room' | 'exact'
  /** How a window of the replay's size is drawn; see `StageSizing`. */
  readonly zoom: 'full' | 'whole'
  /** Real ms between two steps of the player. */
  readonly pace: number
  /** Which rows of a run are listed, and in which order. Any other text lists all in the order of the run. */
  readonly runFilter: string
  readonly runOrder: string
  /** Names of the groups of scenarios that are open. */
  readonly openGroups: readonly string[]
  /** The Accessibility panel checks the stage after each step of the player. */
  readonly checksSteps: boolean
  /** A run of several scenarios checks them with axe, too. */
  readonly checksRuns: boolean
  /** Chosen part of the Accessibility panel; the first one for any other text. */
  readonly accessibilityView: string
  /** Screens that are listed, and the way in which two pictures are compared; the first one for any other text. */
  readonly screenFilter: string
  readonly screenView: string
  /** Single letters are shortcuts (WCAG 2.1.4). */
  readonly letterKeys: boolean
}

export interface Settings {
  readonly store: StoreApi<SettingsState>
  change(part: Partial<SettingsState>): void
  toggle(panel: Collapsible): void
}

const key = 'foyer.workbench.settings.v2'
/** The key of the layout before the stage came first, and what it kept of that layout. */
const oldKey = 'foyer.workbench.settings.v1'
const oldLayout = ['left', 'right', 'dock', 'zoom', 'collapsed']

const defaults: SettingsState = {
  theme: 'system',
  left: panelSizes.left.usual,
  right: panelSizes.right.usual,
  dock: panelSizes.dock.usual,
  sideTab: '',
  dockTab: '',
  // The stage needs the space.
  collapsed: { clock: true, dock: true },
  leftList: 'scenarios',
  welcomed: false,
  sizing: 'room',
  zoom: 'whole',
  pace: 0,
  runFilter: 'all',
  runOrder: '',
  openGroups: [],
  checksSteps: false,
  checksRuns: false,
  accessibilityView: '',
  screenFilter: '',
  screenView: '',
  letterKeys: true,
}

/** Kept in the browser, under a key that names its version. */
export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): Settings {
  const kept = read(storage)
  const collapsed = { ...defaults.collapsed, ...kept.collapsed }
  const store = createStore<SettingsState>(() => ({ ...defaults, ...kept, collapsed }))

  function change(part: Partial<SettingsState>) {
    store.setState(part)
    writeJson(storage, key, store.getState())
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
  const now = readJson(storage, key)
  const kept = now ?? readJson(storage, oldKey)
  if (typeof kept !== 'object' || kept === null) return {}
  const fits = Object.entries(kept).filter(
    ([name, value]) =>
      Object.hasOwn(defaults, name) &&
      !(now === undefined && oldLayout.includes(name)) &&
      typeof value === typeof defaults[name as keyof SettingsState] &&
      Array.isArray(value) === Array.isArray(defaults[name as keyof SettingsState]),
  )
  return Object.fromEntries(fits)
}
