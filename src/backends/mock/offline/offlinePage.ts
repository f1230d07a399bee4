import type { BackendFactory } from '../../port/backend.ts'
import type { RealBackendOptions } from '../../real/realBackendOptions.ts'
import type { Simulator, SimulatorOptions } from '../simulatorTypes.ts'

/**
 * The name of the frame in which the panels show a host's page; wallets in it wait for a decision.
 */
export const panelsFrameName = 'foyer-page'

/** One event that a widget reported to its observer. */
export interface WidgetReport {
  /** When it was reported, in virtual ms since epoch. */
  readonly at: number
  /** An `InspectEvent`, which only the widget knows. */
  readonly event: unknown
}

/** The simulated outside of a host's page, controlled by the panels beside the page and by Playwright. */
export interface OfflinePage {
  readonly simulator: Simulator
  /**
   * Returns the production backend on the simulator. Options for an outside address, the browser or
   * time are ignored.
   */
  readonly backendWith: (options: RealBackendOptions) => BackendFactory
  /** Returns the page's widgets, each as its host sees it, oldest first. */
  readonly widgets: () => readonly unknown[]
  /** True if the page has the wallets only, so that no widget is expected. */
  readonly isWithoutWidget: boolean
  /** True if the page's own `Date` and `Math.random` are real. */
  readonly hasOwnTime: boolean
  /** Returns the events of the widgets, oldest first. */
  readonly reports: () => readonly WidgetReport[]
  readonly onReport: (listener: () => void) => () => void
  /** Returns the requirements that this page lacks, as sentences for the developer. */
  readonly problems: () => readonly string[]
  readonly dispose: () => Promise<void>
}

/** Settings of a test, made before the page's own code runs. They apply to a tab without a world. */
export type OfflineStart = Pick<
  Partial<SimulatorOptions>,
  'seed' | 'startedAt' | 'world' | 'faults' | 'device' | 'ownsPage' | 'stageKey'
> & {
  /** True if wallets wait for a decision; if absent, they approve at once. */
  readonly asks?: boolean
  /** True if time is paused until it is advanced. */
  readonly isPaused?: boolean
}

/** The start of the world of a page in the frame of the panels. */
export interface PanelsStart extends OfflineStart {
  /** Names the world: a page continues the world that the tab has kept only if it has the same name. */
  readonly worldId: string
}

declare global {
  interface Window {
    /** Set by the first `createMockBackend` or `simulateWallets` of the page. */
    foyerOffline?: OfflinePage
    foyerStart?: OfflineStart
    /** Set on the window of the panels, for the page in their frame. */
    foyerPanelsStart?: PanelsStart
  }
}
