import type { ScreenResult } from '../../../server/screens/screenResults.ts'
import type { ScreenDecision } from '../screens.ts'
import { isOpenScreen } from '../screenRules.ts'
import { screenCount } from './screenCount.ts'

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
  return `${words[decision]}: ${what}. ${rest}`
}

const words = { accept: 'Accepted', reject: 'Rejected', undo: 'Undone' }
