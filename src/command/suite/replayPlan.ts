import { readFileSync } from 'node:fs'
import type { Cell } from '../../stage/matrix/cell.ts'

/** The environment variable with the path of the plan. */
export const planVariable = 'FOYER_REPLAY_PLAN'

/** A scenario to play. */
export interface PlannedScenario {
  /** Absolute path of the file. */
  readonly file: string
  /** Path in the project, with `/`: identifies the scenario in reports and in the history. */
  readonly name: string
  readonly title: string
  readonly tags: readonly string[]
  /** Whether a step types a secret: it is played without a trace, which would contain the secret. */
  readonly typesSecrets: boolean
  /** Name of its files without an ending, different from that of other scenarios. */
  readonly output: string
}

/** One play of a scenario, or all its repetitions. */
export interface PlannedPlay extends PlannedScenario {
  /** The cell in which it is played; absent for the scenario as it is. */
  readonly cell?: Cell
  /** Why it is not played; absent if it is. */
  readonly because?: string
}

/** Name of the files of a play without an ending, unique in the plan. */
export const outputOf = ({ output, cell }: Pick<PlannedPlay, 'output' | 'cell'>): string =>
  cell === undefined ? output : `${output}-${cell.name}`

/** The screens to take in a replay, in the cell of each play. */
export interface ScreensPlan {
  /** Absolute path of the folder for the results. */
  readonly folder: string
  /** Whether a screen without an accepted one is a failure. */
  readonly failsOnNew: boolean
}

/** Everything that the processes of Playwright need for a replay. JSON. */
export interface ReplayPlan {
  readonly plays: readonly PlannedPlay[]
  /** Origin of the pages that this replay serves; empty for a merge. */
  readonly origin: string
  /** Origin of the workbench for the links of failures; empty for a merge. */
  readonly workbench: string
  /** Origin of the app whose own page recordings were made on; absent if none is named. */
  readonly page?: string
  /** Version of foyerkit. */
  readonly version: string
  /** Identifies the config of the project; empty if it has none. */
  readonly world: string
  /** Folder for temporary files. */
  readonly work: string
  /** File for the results of all scenarios. */
  readonly results: string
  /** How often each scenario is played. */
  readonly repeat: number
  /** How many scenarios are played side by side; half as many as the processor has cores if absent. */
  readonly workers?: number
  /** Whether the browser has a window. */
  readonly isHeaded: boolean
  /** Real ms without an answer after which a page counts as hung; the default time if absent. */
  readonly patience?: number
  /** Whether axe checks the page after the steps of `auditedSteps`; a violation fails the play. */
  readonly checksAccessibility?: boolean
  /** Whether a warning or an error on the console, or a request to another machine, fails the play. */
  readonly isStrict?: boolean
  /** How many times slower the processor of the pages is: in each play, or in every second one where plays are compared. */
  readonly slow?: number
  /** Folder for the run file and the picture of each failure. */
  readonly output?: string
  /** File for Playwright's JUnit report. */
  readonly junit?: string
  /** A folder for Playwright's HTML report, or a file for its blob report. */
  readonly report?: { readonly kind: 'html' | 'blob'; readonly path: string }
  /** The screens to take; absent if none are. */
  readonly screens?: ScreensPlan
}

/** Reads the plan of this process. */
export const readPlan = (): ReplayPlan =>
  JSON.parse(readFileSync(process.env[planVariable] ?? '', 'utf8')) as ReplayPlan

/** The environment variable with the secrets of the config, as JSON: they are not written to a file. */
export const secretsVariable = 'FOYER_REPLAY_SECRETS'

/** Reads the secrets of this process, by name. */
export const readSecrets = (): Readonly<Record<string, string>> =>
  JSON.parse(process.env[secretsVariable] ?? '{}') as Readonly<Record<string, string>>
