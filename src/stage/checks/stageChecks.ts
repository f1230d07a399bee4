import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { AccountRef, Finding, StageExpectation } from '../../scenarios/index.ts'
import type { Timeline } from '../timeline.ts'
import type { StartAmounts } from './readStartAmounts.ts'

/** The context of a check of the world behind a page. */
export interface CheckingParts {
  readonly simulator: Simulator
  readonly timeline: Timeline
  readonly starts: StartAmounts
  /** The address for a scenario's account. */
  readonly addressOf: (wanted: { account: AccountRef; chainId: ChainId }) => string
}

/** The checks of expectations behind the page, by kind. */
export type StageChecks<X extends StageExpectation, Parts> = {
  readonly [E in X['expect']]: (
    wanted: Extract<X, { readonly expect: E }>,
    parts: Parts,
  ) => Finding | Promise<Finding>
}
