import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { StagePort } from '../../scenarios/index.ts'
import type { Foyer } from '../../widget/createFoyer.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { Journal } from './createJournal.ts'

/** One line of the timeline: what happened, and when by the virtual clock (ms since epoch). */
export interface TimelineEntry {
  readonly id: number
  readonly at: number
  readonly event: InspectEvent
}

export interface Timeline {
  list(): readonly TimelineEntry[]
  subscribe(listener: () => void): () => void
}

/** What a stage page puts on its window for the workbench beside it and for the replay. */
export interface StageApi extends StagePort {
  readonly scenario: Scenario
  readonly simulator: Simulator
  readonly foyer: Foyer
  readonly timeline: Timeline
  readonly journal: Journal
}

declare global {
  interface Window {
    /** Set when the stage is ready to be played. */
    foyerStage?: StageApi
    /** Set instead when it could not be raised: what went wrong, in plain words. */
    foyerStageProblem?: string
  }
}
