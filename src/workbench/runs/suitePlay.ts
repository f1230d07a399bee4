import type { Scenario } from '../../scenarios/index.ts'
import type { Cell } from '../../stage/matrix/cell.ts'

/** One play of a run. */
export interface SuitePlay {
  readonly scenario: Scenario
  /** The cell of a matrix in which it is played; absent for the scenario as it is. */
  readonly cell?: Cell
}

/** What tells a row from the others of its run. */
export const rowKey = ({
  scenario,
  cell,
}: {
  readonly scenario: string
  readonly cell?: Pick<Cell, 'name'>
}): string => (cell === undefined ? scenario : `${scenario} ${cell.name}`)
