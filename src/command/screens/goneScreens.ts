import type { Cell } from '../../stage/matrix/cell.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import type { AcceptedCheckpoint } from '../../server/screens/screensFile.ts'
import type { PlannedScenario } from '../suite/replayPlan.ts'
import { screenPlace } from './screenPlace.ts'

/** The accepted screens of a cell that a complete play did not come to. */
export function goneScreens(
  results: readonly ScreenResult[],
  checkpoints: readonly AcceptedCheckpoint[],
  { planned, cell }: { readonly planned: PlannedScenario; readonly cell: Pick<Cell, 'name'> },
): readonly ScreenResult[] {
  const seen = results.map(({ checkpoint }) => checkpoint)
  return checkpoints.flatMap(({ name, step, variants }) => {
    const accepted = variants[cell.name]
    if (accepted === undefined || seen.includes(name)) return []
    const place = screenPlace(planned, cell.name, { step, checkpoint: name })
    return { ...place, id: `${place.id}/gone`, result: 'gone', accepted }
  })
}
