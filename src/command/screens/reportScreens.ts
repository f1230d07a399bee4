import { writeScreenResults, type ScreenResult } from '../../server/screens/screenResults.ts'
import { countWords } from '../options/countWords.ts'
import type { PlannedPlay, ScreensPlan } from '../suite/replayPlan.ts'
import { readScreenParts } from './screenParts.ts'
import { screenSummary } from './screenSummary.ts'

interface Reported {
  /** Folder of the run's temporary files. */
  readonly work: string
  readonly plays: readonly PlannedPlay[]
  readonly screens: ScreensPlan
  /** Version of foyerkit. */
  readonly version: string
  /** Name and version of the browser. */
  readonly browser: string
}

/** Saves the results of all screens of a run, and prints their counts. */
export function reportScreens(
  { work, plays, screens: { folder, failsOnNew }, version, browser }: Reported,
  say: (line: string) => void,
): void {
  const screens = readScreenParts(work, plays)
  writeScreenResults(folder, { foyerkit: version, browser, failsOnNew, screens })
  sayScreens(screens, say)
}

/** Prints the counts of screens, and what to do next. */
export function sayScreens(screens: readonly ScreenResult[], say: (line: string) => void): void {
  say('')
  say(`${countWords(screens.length, 'screen')}: ${screenSummary(screens)}`)
  if (screens.every(({ result }) => result === 'same')) return
  say(
    'npx foyerkit screens lists the differences; npx foyerkit screens accept <id> or --all accepts them',
  )
}
