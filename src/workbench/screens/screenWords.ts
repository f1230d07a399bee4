import { type ScreenFilter, isOpenScreen, standOf } from './screenRules.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import type { ScreenDecision } from './screens.ts'

/** `1 screen`, `2 screens`. */
export const screenCount = (count: number): string => `${count} screen${count === 1 ? '' : 's'}`

/** The counts of a run: `2 of 8 screens differ: 1 changed, 1 new. 1 is rejected.` */
export function countsInWords(counts: Readonly<Record<ScreenFilter, number>>): string {
  const parts = (['changed', 'new', 'gone'] as const).flatMap((result) =>
    counts[result] === 0 ? [] : `${counts[result]} ${result}`,
  )
  const differing = counts.all - counts.same
  const all = screenCount(counts.all)
  if (differing === 0) return `${all}, as accepted.`
  const { rejected } = counts
  const decided = rejected === 0 ? '' : ` ${rejected} ${rejected === 1 ? 'is' : 'are'} rejected.`
  return `${differing} of ${all} ${differing === 1 ? 'differs' : 'differ'}: ${parts.join(', ')}.${decided}`
}

/**
 * A decision in words, with the number of screens that remain: `Accepted: The view is Swap, dark-phone. 2 screens differ.`
 * @param decided the screens of the decision
 * @param now all screens after it
 */
export function decidedInWords(
  decision: ScreenDecision,
  decided: readonly ScreenResult[],
  now: readonly ScreenResult[],
): string {
  const [first] = decided
  const what =
    first !== undefined && decided.length === 1
      ? `${first.checkpoint}, ${first.variant}`
      : screenCount(decided.length)
  const left = now.filter(isOpenScreen).length
  const rest =
    left === 0 ? 'No screen differs.' : `${screenCount(left)} ${left === 1 ? 'differs' : 'differ'}.`
  return `${decisionWords[decision]}: ${what}. ${rest}`
}

const decisionWords = { accept: 'Accepted', reject: 'Rejected', undo: 'Undone' }

/** The difference between a screen and the accepted one in words. */
export function differenceInWords(screen: ScreenResult): string {
  const { result, actual, accepted, isAcceptedMissing, pixels = 0 } = screen
  if (result === 'new' || !accepted) return 'There is no accepted screen yet.'
  if (!actual) return 'The scenario no longer comes there.'
  const picture = isAcceptedMissing
    ? 'The picture differs; the accepted one is not on this machine.'
    : pixels === 0
      ? 'The picture is the same.'
      : `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}.`
  if (result === 'same') return pixels === 0 ? picture : `${picture} That is within the tolerance.`
  const isSameText = JSON.stringify(actual.text) === JSON.stringify(accepted.text)
  return `${picture} ${isSameText ? 'The accessibility tree is the same.' : 'The accessibility tree differs.'}`
}

/** The result of a screen and the decision about it, as one word and one character. */
export function resultWords(screen: ScreenResult): {
  /** Value of `data-stand`, which sets the colour. */
  readonly stand: ScreenResult['result'] | 'accepted' | 'rejected'
  readonly word: string
  readonly mark: string
} {
  const { decision } = screen
  const stand = decision ?? standOf(screen)
  return { stand, word: words[stand], mark: marks[stand] }
}

const words = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  same: 'Same',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

const marks = { changed: '≠', new: '+', gone: '−', same: '=', accepted: '✓', rejected: '✗' }
