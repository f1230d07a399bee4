import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'

/** The results of scenarios that were played in cells, by the path of the scenario. */
export const resultsWithCells = (
  results: readonly ScenarioResult[],
): readonly (ScenarioResult & { readonly cells: readonly CellResult[] })[] =>
  results
    .flatMap(({ cells = [], ...rest }) => (cells.length > 0 ? [{ ...rest, cells }] : []))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
