import type { Play } from '../play.ts'
import { scenarioSteps } from './playFailure.ts'

/** Titles of the step that opens the page of a play. */
export const openTitles = { stage: 'Open the stage', app: 'Open the app' } as const

/** Where the real time of a play went, in ms. JSON. */
export interface PlayTimes {
  /** The time until its page was open. */
  readonly open: number
  /** The time of each step that was played, a failed one included. */
  readonly steps: readonly number[]
}

/** The times of a play. */
export function playTimes(play: Pick<Play, 'result'>): PlayTimes {
  const titles: readonly string[] = Object.values(openTitles)
  const opening = play.result.steps.find(({ title }) => titles.includes(title))
  return {
    open: opening?.duration ?? 0,
    steps: scenarioSteps(play).map(({ duration }) => duration),
  }
}
