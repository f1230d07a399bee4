import type { Scenario } from '../../scenarios/index.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { whySkipped } from '../../stage/matrix/recordingIn.ts'
import type { FailedPlay } from '../history/lastFailed.ts'
import { playId } from '../suite/playId.ts'
import type { PlannedPlay, PlannedScenario } from '../suite/replayPlan.ts'

/** A scenario to play, with the cells to which it does not apply. */
export type ChosenScenario = PlannedScenario & Pick<Scenario, 'skip'>

interface Wanted {
  /** The cells of the matrix; without any, each scenario is played as it is. */
  readonly cells: readonly Cell[]
  /** If given, only plays that failed last. */
  readonly failed?: readonly FailedPlay[] | undefined
}

/** The plays of scenarios, each scenario's together. Without a matrix, the failed cells of an earlier one are played again. */
export function planPlays(
  scenarios: readonly ChosenScenario[],
  { cells, failed }: Wanted,
): readonly PlannedPlay[] {
  const ids = new Set(failed?.map(playId))
  return scenarios.flatMap(({ skip, ...scenario }) => {
    const { name } = scenario
    const asItIs = cells.length === 0 && (failed === undefined || ids.has(name)) ? [scenario] : []
    const wanted =
      cells.length > 0 || failed === undefined
        ? cells
        : failed.flatMap((play) => (play.name === name && play.cell ? [play.cell] : []))
    const inCells = wanted
      // A scenario that failed as it is may fail in each cell.
      .filter((cell) => failed === undefined || ids.has(name) || ids.has(playId({ name, cell })))
      .map((cell): PlannedPlay => {
        const because = whySkipped({ ...(skip && { skip }) }, cell)
        return { ...scenario, cell, ...(because === undefined ? {} : { because }) }
      })
    return [...asItIs, ...inCells]
  })
}
