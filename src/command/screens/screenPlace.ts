import { relative } from 'node:path'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { screensFileOf } from '../../server/screens/screensFile.ts'
import type { PlannedScenario } from '../suite/replayPlan.ts'

/** The fields of a result that say which screen it is. */
export type ScreenPlace = Omit<
  ScreenResult,
  'result' | 'actual' | 'accepted' | 'pixels' | 'diff' | 'isAcceptedMissing' | 'decision'
>

/**
 * The place of a screen in the results.
 * @param step its number, from 1
 * @param checkpoint its name
 */
export function screenPlace(
  { file, name, title, output }: PlannedScenario,
  variant: string,
  { step, checkpoint }: Pick<ScreenPlace, 'step' | 'checkpoint'>,
): ScreenPlace {
  return {
    id: `${output}/${step}/${variant}`,
    scenario: name,
    title,
    step,
    checkpoint,
    variant,
    file: relative(process.cwd(), screensFileOf(file)).replaceAll('\\', '/'),
  }
}
