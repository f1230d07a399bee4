import type { Cell } from '../../stage/matrix/cell.ts'
import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { RecordingEditor } from '../player/edit/recordingEditor.ts'
import type { FaultSets } from '../faults/sets/faultSets.ts'
import type { Screens } from '../screens/screens.ts'
import type { Accessibility } from '../accessibility/accessibility.ts'
import type { AddressBar } from './addressBar.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Player } from '../player/player.ts'
import type { Project } from './project.ts'
import type { Recorder } from '../recorder/recorder.ts'
import type { ScenarioList } from '../picker/scenarioList.ts'
import type { Runs } from '../runs/runs.ts'
import type { ScenarioResults } from './scenarioResults.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { Settings } from './settings.ts'
import type { ShownCall } from './shownCall.ts'
import type { StageLink } from './stageLink.ts'

export interface WorkbenchParts {
  readonly scenarios: readonly Scenario[]
  /** The scenarios and free play, as currently filtered. */
  readonly list: ScenarioList
  readonly settings: Settings
  readonly results: ScenarioResults
  readonly addressBar: AddressBar
  readonly stage: StageLink
  readonly player: Player
  readonly recorder: Recorder
  /** The recordings that a person changes. */
  readonly editor: RecordingEditor
  readonly comparison: Comparison
  /** Several scenarios one after the other. Meanwhile, what else needs the stage asks first. */
  readonly runs: Runs
  readonly secrets: Secrets
  readonly faultSets: FaultSets
  readonly project: Project
  readonly screens: Screens
  readonly shownCall: ShownCall
  readonly accessibility: Accessibility
  /** Real time, for visual effects only, never for the world. */
  readonly realTime: Clock
  /** Goes to another stage: the address changes and a fresh world is created. */
  go(address: StageAddress): void
  /** Goes to a scenario of the list, or to free play. */
  choose(scenario: string): void
  /** Starts a new world without a scenario, and records what a person does there. */
  record(): void
  /** Goes to a scenario and plays it from its start. */
  play(scenario: string): void
  /** Goes to a scenario and plays its first steps at full speed. Does nothing if its play has just failed there. */
  playTo(scenario: string, step: number, cell?: Cell): void
  /** Plays the first steps of the recording in a fresh world at full speed, then hands over: a new recording begins there. The present one is kept. */
  continueFrom(count: number): void
  /** Address of the workbench or of the panels, without a slash at the end; undefined in a window without an address. */
  readonly address: string | undefined
  /** Converts HTML of the workbench for a page with `require-trusted-types-for 'script'`. */
  markup(html: string): string
  /** A link that shows another person the stage as it is: its recording, or its scenario with the number of played steps. */
  link(): Promise<string>
  /** Opens the JSON of a recording, or a link to a recording or a stage, and plays it to its last step. Why it cannot be played. */
  open(text: string): Promise<string | undefined>
  /** Raises the first stage and follows back and forward; returns the way to stop. */
  start(): () => void
}
