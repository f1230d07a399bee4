import type { BackendFactory } from '../../port/backend.ts'
import type { RealBackendOptions } from '../../real/realBackendOptions.ts'
import type { Simulator, SimulatorOptions } from '../simulatorTypes.ts'

/** Name of the frame in which the panels show a host's page: wallets in it wait for a decision. */
export const panelsFrameName = 'foyer-page'

/** One thing that a widget reported to its observer. */
export interface WidgetReport {
  /** Virtual ms since epoch. */
  readonly at: number
  /** An `InspectEvent`, which only the widget knows. */
  readonly event: unknown
}

/** The simulated outside of a host's page, for whoever operates it: the panels beside the page, and Playwright. */
export interface OfflinePage {
  readonly simulator: Simulator
  /** The production backend upon the simulator; what names a place outside, the browser or time is ignored. */
  readonly backendWith: (options: RealBackendOptions) => BackendFactory
  /** The page's widgets, each as its host holds it, oldest first. */
  readonly widgets: () => readonly unknown[]
  /** The page has the wallets alone: nobody waits for a widget. */
  readonly isWithoutWidget: boolean
  /** What the widgets reported, oldest first. */
  readonly reports: () => readonly WidgetReport[]
  readonly onReport: (listener: () => void) => () => void
  /** What this page lacks, as sentences for the developer. */
  readonly problems: () => readonly string[]
  readonly dispose: () => Promise<void>
}

/** What a test sets before the page's own code runs. Counts for a tab that has no world yet. */
export type OfflineStart = Pick<
  Partial<SimulatorOptions>,
  'seed' | 'startedAt' | 'world' | 'faults' | 'device' | 'ownsPage' | 'stageKey'
> & {
  /** Whether wallets wait for a decision; they approve at once when absent. */
  readonly asks?: boolean
  /** Whether time stands until it is advanced. */
  readonly isPaused?: boolean
}

declare global {
  interface Window {
    /** Set by the first `createMockBackend` or `simulateWallets` of the page. */
    foyerOffline?: OfflinePage
    foyerStart?: OfflineStart
  }
}
