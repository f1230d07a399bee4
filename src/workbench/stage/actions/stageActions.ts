import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { Clock } from '../../../backends/port/clock.ts'
import type { StageStep, WaitFor } from '../../../scenarios/index.ts'
import type { Foyer } from '../../../widget/foyer.ts'

/** What an action works with. */
export interface ActingParts {
  readonly simulator: Simulator
  /** The widget of the page. Throws where the page has none. */
  readonly foyer: () => Foyer
  readonly realTime: Clock
  readonly waitFor: WaitFor
}

/** What steps do on a stage, by kind. Waits in real time for the thing that a step acts on. */
export type StageActions<S extends StageStep = StageStep> = {
  readonly [D in S['do']]: (
    step: Extract<S, { readonly do: D }>,
    parts: ActingParts,
  ) => void | Promise<void>
}
