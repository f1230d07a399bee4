import type { Page } from '@playwright/test'
import { auditedSteps } from '../../stage/accessibility/accessibilityAudit.ts'
import { callStage } from '../../playwright/callStage.ts'
import type { Scenario, Step } from '../../scenarios/index.ts'

/** Shows the page of a play in another language for a moment: the steps name elements in the language of the recording. */
export interface LanguageSwitch {
  /** Notes a step that was played: it may be the host's own change of the language. */
  note(step: Step): void
  /** Does work while the page is in the language, and leaves it in its own. */
  show<T>(page: Page, work: () => Promise<T>): Promise<T>
  /** Notes a step, and does work after it: in the language after the steps of `auditedSteps`, and in that of the page after the others. */
  after(page: Page, step: Step, index: number, work: () => Promise<void>): Promise<void>
}

/** See `LanguageSwitch`. Without a language, or on the page of an app, which follows that of its browser, nothing is switched. */
export function createLanguageSwitch(
  recording: Pick<Scenario, 'options' | 'widgets' | 'page' | 'steps'>,
  language: string | undefined,
): LanguageSwitch {
  const first = [recording.options?.locale ?? []].flat().at(0)
  const own = recording.widgets === 2 ? [first, first] : [first]
  const looks = auditedSteps(recording.steps)

  function note(step: Step) {
    if ('do' in step && step.do === 'host.setLocale') own[0] = step.locale
  }

  async function show<T>(page: Page, work: () => Promise<T>): Promise<T> {
    if (language === undefined || recording.page !== undefined) return work()
    await switchLanguages(
      page,
      own.map(() => language),
    )
    const result = await work()
    await switchLanguages(page, own)
    return result
  }

  return {
    note,
    show,
    async after(page, step, index, work) {
      note(step)
      await (looks.has(index) ? show(page, work) : work())
    },
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
