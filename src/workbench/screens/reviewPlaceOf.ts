import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { checkpointKey } from './screenRules.ts'

/** Where one is among the screens to go through; in the matrix, among their checkpoints. */
interface ReviewPlace {
  /** Place of the screen in the list, from 1; absent if it is not listed. */
  readonly number?: number
  readonly count: number
  readonly previous: ScreenResult | undefined
  readonly next: ScreenResult | undefined
}

/**
 * The place of a screen in a list, and the screens beside it; in the matrix, the first ones of the checkpoints beside it.
 * @param listed the screens in the order of the list, checkpoint by checkpoint
 */
export function reviewPlaceOf(
  listed: readonly ScreenResult[],
  screen: ScreenResult,
  view: 'matrix' | 'screen',
): ReviewPlace {
  const stops =
    view === 'screen'
      ? listed
      : listed.filter(
          (each, at) => at === 0 || checkpointKey(each) !== checkpointKey(listed[at - 1] ?? each),
        )
  const at = stops.findIndex((each) =>
    view === 'screen' ? each.id === screen.id : checkpointKey(each) === checkpointKey(screen),
  )
  const count = stops.length
  if (at >= 0) return { number: at + 1, count, previous: stops[at - 1], next: stops[at + 1] }
  // A variant that is not listed is between its listed ones.
  const near = listed.find((each) => checkpointKey(each) === checkpointKey(screen))
  return { count, previous: near, next: near }
}
