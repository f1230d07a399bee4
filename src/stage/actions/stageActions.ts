import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { Clock } from '../../backends/port/clock.ts'
import type { StageStep, WaitFor } from '../../scenarios/index.ts'
import type { Foyer } from '../../widget/foyer.ts'

/** What the action of a step may use. */
export interface ActingParts {
  readonly simulator: Simulator
  /** The widget of the page. Throws if the page has none. */
  readonly foyer: () => Foyer
  readonly realTime: Clock
  readonly waitFor: WaitFor
}

/** The actions of steps on a stage, by kind. Each waits in real time for the item that it acts on. */
export type StageActions<S extends StageStep = StageStep> = {
  readonly [D in S['do']]: (
    step: Extract<S, { readonly do: D }>,
    parts: ActingParts,
  ) => void | Promise<void>
}
