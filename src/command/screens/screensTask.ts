import { decideScreens } from '../../server/screens/decideScreens.ts'
import {
  isFailure,
  isOpen,
  readScreenResults,
  defaultResultsFolder,
} from '../../server/screens/screenResults.ts'
import { countWords } from '../options/countWords.ts'
import { describeScreen } from './describeScreen.ts'
import { screenSummary } from './screenSummary.ts'

/** The arguments of `npx foyerkit screens`. */
export type ScreensOptions =
  | { readonly kind: 'screens'; readonly does: 'list' }
  | {
      readonly kind: 'screens'
      readonly does: 'accept' | 'reject' | 'undo'
      /** See `decideScreens`. */
      readonly ids: readonly string[] | 'all'
    }

/**
 * Lists the screens of the last run that differ, or accepts or rejects them, or withdraws such a decision.
 * @returns whether none of those that it lists is a failure
 * @throws Error if there are no results, or if an id is unknown
 */
export function screensTask(options: ScreensOptions, say: (line: string) => void): boolean {
  if (options.does !== 'list') {
    const decision = options.does === 'undo' ? 'undecided' : (`${options.does}ed` as const)
    const project = process.cwd()
    const { ids } = options
    const decided = decideScreens({ project, folder: defaultResultsFolder, ids, decision })
    for (const { id } of decided) say(`${id}  ${decision}`)
    say(`${countWords(decided.length, 'screen')} ${decision}`)
    return true
  }
  const { screens, failsOnNew } = readScreenResults(defaultResultsFolder)
  const open = screens.filter(isOpen)
  for (const screen of open) {
    for (const line of describeScreen(screen, open)) say(line)
  }
  say(screenSummary(screens))
  return !screens.some((each) => isFailure(each, failsOnNew))
}
