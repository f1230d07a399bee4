/** The value of `format` in a history file. */
export const historyFormat = 'foyer-history'
/** The version of the format that this code writes. */
export const historyVersion = 1
/** The history file of a project that names no other one. */
export const defaultHistory = 'foyer-history.json'
/** Number of runs to keep of each scenario. */
export const keptRuns = 20

/** One run of a scenario. */
export interface PastRun {
  /** Time at which it started, ISO 8601. */
  readonly at: string
  /** Duration in real ms. */
  readonly ms: number
  readonly result: 'passed' | 'failed' | 'unstable'
  /** See `Digests`; absent if the run has none. */
  readonly subject?: string
  readonly outcome?: string
}

/** The past of a scenario. */
export interface Past {
  /** The runs, the newest last. */
  readonly runs: readonly PastRun[]
  /** Start of the first unstable run; absent when the last `keptRuns` runs were stable, or the scenario was changed since. */
  readonly unstableSince?: string
  /** The past in each cell of a matrix by its name; absent if it was played in none. Its plays are not among the runs. */
  readonly cells?: Readonly<Record<string, Omit<Past, 'cells'>>>
}

/** The earlier runs of a project's scenarios. JSON. */
export interface History {
  readonly format: typeof historyFormat
  readonly version: typeof historyVersion
  /** The past of each scenario, keyed by its path in the project. */
  readonly scenarios: Readonly<Record<string, Past>>
}
