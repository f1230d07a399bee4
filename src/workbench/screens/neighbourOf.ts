import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { checkpointKey } from './screenRules.ts'

/**
 * The next or previous screen of a list; in the matrix, the first one of the next or previous checkpoint.
 * @param listed the screens in the order of the list, checkpoint by checkpoint
 */
export function neighbourOf(
  listed: readonly ScreenResult[],
  screen: ScreenResult,
  view: 'matrix' | 'screen',
  by: 1 | -1,
): ScreenResult | undefined {
  const stops =
    view === 'screen'
      ? listed
      : listed.filter(
          (each, at) => at === 0 || checkpointKey(each) !== checkpointKey(listed[at - 1] ?? each),
        )
  const at = stops.findIndex((each) =>
    view === 'screen' ? each.id === screen.id : checkpointKey(each) === checkpointKey(screen),
  )
  // A variant that is not listed is between its listed ones.
  const near = listed.find((each) => checkpointKey(each) === checkpointKey(screen))
  if (at < 0) return near
  return stops[at + by]
}
