import type { Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import type { Scenario, Step } from '../../scenarios/index.ts'
import { createLanguageSwitch } from '../cells/languageSwitch.ts'
import { checkpointNames } from './checkpointNames.ts'
import { shootScreen, type Shot } from './shootScreen.ts'

/** A screen that was taken at a checkpoint. */
export interface TakenScreen extends Shot {
  /** Number of the step, from 1. */
  readonly step: number
  readonly checkpoint: string
}

/** Takes the screens of a play. */
export interface ScreenTaker {
  /** Takes a screen if the step, which has just been played on the page, is a checkpoint. Leaves the page as it was, apart from the pointer. */
  after(page: Page, step: Step, index: number): Promise<void>
  taken(): readonly TakenScreen[]
}

/** See `ScreenTaker`. */
export function createScreenTaker(
  recording: Scenario,
  language: string | undefined,
  secrets: Readonly<Record<string, string>>,
): ScreenTaker {
  const names = checkpointNames(recording.steps)
  const taken: TakenScreen[] = []
  let isHovering = false
  const switched = createLanguageSwitch(recording, language)

  async function shoot(shown: Page): Promise<Shot> {
    // The browser notices at a time of its own that another element lies under the pointer.
    if (!isHovering) await shown.mouse.move(0, 0)
    await callStage(shown, 'settle')
    return switched.show(shown, () => shootScreen(shown, secrets))
  }

  return {
    async after(page, step, index) {
      if ('do' in step) isHovering = step.do === 'hover'
      switched.note(step)
      const checkpoint = names.get(index)
      if (checkpoint === undefined) return
      taken.push({ step: index + 1, checkpoint, ...(await shoot(page)) })
    },
    taken: () => taken,
  }
}
