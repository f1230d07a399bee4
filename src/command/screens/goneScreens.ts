import type { ScreenVariant } from '../../server/config/screenVariant.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { readScreensFile, screensFileOf } from '../../server/screens/screensFile.ts'
import type { PlannedScenario } from '../suite/replayPlan.ts'
import { screenPlace } from './screenPlace.ts'

/** The accepted screens of a variant that a complete play did not come to. */
export function goneScreens(
  results: readonly ScreenResult[],
  planned: PlannedScenario,
  { name: variant }: ScreenVariant,
): readonly ScreenResult[] {
  const seen = results.map(({ checkpoint }) => checkpoint)
  return readScreensFile(screensFileOf(planned.file)).flatMap(({ name, step, variants }) => {
    const accepted = variants[variant]
    if (accepted === undefined || seen.includes(name)) return []
    const place = screenPlace(planned, variant, { step, checkpoint: name })
    return { ...place, id: `${place.id}/gone`, result: 'gone', accepted }
  })
}
