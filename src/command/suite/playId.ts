import type { Cell } from '../../stage/matrix/cell.ts'
import type { ScenarioResult } from './scenarioResult.ts'

/** What tells a play from the others of a run. */
export interface PlayKey {
  /** Path of the scenario. */
  readonly name: string
  readonly cell?: Pick<Cell, 'name'>
}

/** The id of a play: the path of its scenario, and its cell in brackets. */
export const playId = ({ name, cell }: PlayKey): string =>
  cell === undefined ? name : `${name} [${cell.name}]`

/** The ids of the plays that have a result. */
export const playIdsIn = (
  results: readonly Pick<ScenarioResult, 'name' | 'cells'>[],
): ReadonlySet<string> =>
  new Set(
    results.flatMap(({ name, cells }) =>
      cells === undefined
        ? [name]
        : cells.map(({ cell }) => playId({ name, cell: { name: cell } })),
    ),
  )
