import type { Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import type { Scenario, Step } from '../../scenarios/index.ts'
import type { ScreenVariant } from '../../server/config/screenVariant.ts'
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
  { language }: ScreenVariant,
  secrets: Readonly<Record<string, string>>,
): ScreenTaker {
  const names = checkpointNames(recording.steps)
  const taken: TakenScreen[] = []
  let isHovering = false
  const first = [recording.options?.locale ?? []].flat().at(0)
  const own = recording.widgets === 2 ? [first, first] : [first]

  async function shoot(shown: Page): Promise<Shot> {
    // The browser notices at a time of its own that another element lies under the pointer.
    if (!isHovering) await shown.mouse.move(0, 0)
    await callStage(shown, 'settle')
    // The steps name elements in the language of the recording, so the page has another one for the screen only.
    if (language === undefined || recording.page !== undefined) return shootScreen(shown, secrets)
    await switchLanguages(
      shown,
      own.map(() => language),
    )
    const shot = await shootScreen(shown, secrets)
    await switchLanguages(shown, own)
    return shot
  }

  return {
    async after(page, step, index) {
      if ('do' in step) isHovering = step.do === 'hover'
      if ('do' in step && step.do === 'host.setLocale') own[0] = step.locale
      const checkpoint = names.get(index)
      if (checkpoint === undefined) return
      taken.push({ step: index + 1, checkpoint, ...(await shoot(page)) })
    },
    taken: () => taken,
  }
}

/** Switches each widget of the page to its language. */
async function switchLanguages(page: Page, wanted: readonly (string | undefined)[]): Promise<void> {
  await page.evaluate((locales) => {
    const { widgets = [] } = window.foyerStage ?? {}
    for (const [index, widget] of widgets.entries()) widget.setLocale(locales[index])
  }, wanted)
  // Its texts are loaded from a file.
  await page.waitForFunction(
    (languages) => {
      const roots = [...document.querySelectorAll('*')].flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.fy-root') ?? [],
      )
      return roots.every(({ lang: tag }) =>
        languages.some((language) => language === tag.split('-')[0]),
      )
    },
    wanted.map((locale) => new Intl.Locale(locale ?? 'en').language),
  )
  await callStage(page, 'settle')
}
