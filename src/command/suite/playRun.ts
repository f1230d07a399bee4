import type { BrowserContext, Page } from '@playwright/test'
import { watchAnswers, type AnswerWatch } from '../../playwright/answers/answerWatch.ts'
import { inTime } from '../../playwright/answers/inTime.ts'
import { PageHungError } from '../../playwright/answers/pageHungError.ts'
import type { Patience } from '../../playwright/answers/patience.ts'
import { openHostStage } from '../../playwright/openHostStage.ts'
import { callStage } from '../../playwright/callStage.ts'
import type { ReportStep } from '../../playwright/foyerControls.ts'
import { leavePages } from '../../playwright/leavePages.ts'
import { createPlaywrightDriver } from '../../playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../playwright/playwrightStage.ts'
import { timelineOf } from '../../playwright/timelineOf.ts'
import { withoutSecrets } from '../../playwright/withoutSecrets.ts'
import { waitForStage } from '../../playwright/waitForStage.ts'
import { playStep, type Scenario, type Step } from '../../scenarios/index.ts'
import { keepInStorage } from '../../run/file/keptRecordings.ts'
import { pageEnd, type RunFile, type RunStep } from '../../run/file/runFile.ts'
import { writeRun } from '../../run/file/writeRun.ts'
import { ownTimeNote } from '../../stage/ownTimeNote.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { formatStageAddress } from '../../stage/stageUrl.ts'
import type { Checker } from '../invariants/checker.ts'
import { openApp } from './openApp.ts'
import { pageMessage } from './pageMessage.ts'

/** Asks the page at the end of a run; `undefined` if it does not answer. */
export type AskPage = <T>(read: (page: Page) => Promise<T>) => Promise<T | undefined>

export interface RunOptions {
  /** Version of foyerkit. */
  readonly version: string
  /** Origin of the app, for a recording of its own page. */
  readonly app?: string | undefined
  /** The secrets that steps type, by name. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Throws the context away: its page was hung, or could not be left. */
  readonly discard: () => Promise<void>
  /** Time without an answer after which the page counts as hung; the usual one if absent. */
  readonly patience?: Patience | undefined
  /** Does the work of a step on the page, and names it in a report. */
  readonly report: (
    step: Step,
    index: number,
    work: () => Promise<void>,
    page: Page,
  ) => Promise<void>
  /** Does other work, and names it in a report. */
  readonly name: ReportStep
  /** Receives the page before it opens. */
  readonly onOpen?: (page: Page) => Promise<void>
  /** Checks a page that has not been opened after each step. */
  readonly check?: (page: Page) => Checker
  /** Does more after a step, as a part of it. */
  readonly after?: ((page: Page, step: Step, index: number) => Promise<void>) | undefined
  /** Chooses the steps on the page that is open; those of the recording if absent. */
  readonly stepsOn?: (page: Page) => AsyncIterable<Step>
  /** Receives the end of the run. */
  readonly onEnd?: (run: RunFile, ask: AskPage) => Promise<void>
}

/**
 * Plays a recording in a fresh world, up to its end or the step that fails. A step fails, too, when its page is hung.
 * @param context of the recording's device, without data of another run
 */
export async function playRun(
  context: BrowserContext,
  recording: Scenario,
  options: RunOptions,
): Promise<RunFile> {
  const { version, app, secrets = {}, name, onOpen, check, stepsOn, onEnd, patience } = options
  const page = await context.newPage()
  let answers: AnswerWatch | undefined
  let hasCrashed = false
  // The check closes a page that does not answer.
  const isGone = () => hasCrashed || page.isClosed()
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('crash', () => {
      hasCrashed = true
    })
    await onOpen?.(page)
    const checkNow = check?.(page)
    const isOfApp = recording.page !== undefined
    const { watch, browser } = await name(isOfApp ? 'Open the app' : 'Open the stage', async () => {
      const watch = (answers = await watchAnswers(page, patience))
      const browser = await watch.guard(async () => {
        await (isOfApp ? openApp(page, recording, app) : openRecording(page, recording))
        return page.evaluate(() => navigator.userAgent)
      })
      return { watch, browser }
    })
    const { done, ...played } = await playSteps(page, stepsOn?.(page) ?? recording.steps, {
      ...options,
      answers: watch,
      isGone,
      isOfApp,
      app,
      secrets,
      check: checkNow,
    })
    const run = writeRun({
      foyerkit: version,
      browser,
      recording: { ...recording, steps: done },
      ...played,
      errors,
      secrets,
    })
    const ask: AskPage = async (read) => (isGone() ? undefined : watch.ask(() => read(page)))
    await onEnd?.(run, ask)
    return run
  } finally {
    await name('Leave the stage', () => leave(page, answers, { ...options, isGone }))
  }
}

/** Leaves a page, and throws its context away if the next play cannot use it. */
async function leave(
  page: Page,
  answers: AnswerWatch | undefined,
  {
    patience,
    discard,
    isGone,
  }: Pick<RunOptions, 'patience' | 'discard'> & Pick<StepOptions, 'isGone'>,
): Promise<void> {
  let isLeft = false
  try {
    // The close of a hung page, and the end of its trace, would wait for its script.
    const isAnswering = !isGone() && (await answers?.recover()) !== false
    isLeft = isAnswering && (await inTime(leavePages(page.context(), page), patience))
  } catch (error) {
    // What a script that was ended has left may be broken.
    if (answers?.wasHung() !== true) throw error
  } finally {
    if (!isLeft || answers?.wasHung() === true) await discard()
  }
}

/** Opens the stage of a recording with time paused. */
async function openRecording(page: Page, recording: Scenario): Promise<void> {
  const { key, value, scenario } = keepInStorage(recording)
  await page.addInitScript(([item, text]) => localStorage.setItem(item, text), [
    key,
    value,
  ] as const)
  await page.goto(`/stage/${formatStageAddress({ scenario, paused: true })}`)
  await waitForStage(page)
}

interface StepOptions
  extends Required<Pick<RunOptions, 'report' | 'secrets'>>, Pick<RunOptions, 'app'> {
  readonly answers: AnswerWatch
  /** Whether the page is closed or has crashed. */
  readonly isGone: () => boolean
  /** Whether the page is a host's own one. */
  readonly isOfApp: boolean
  readonly check: Checker | undefined
  readonly after?: RunOptions['after']
}

async function playSteps(
  page: Page,
  steps: Iterable<Step> | AsyncIterable<Step>,
  { report, answers, isGone, isOfApp, app, secrets, check, after }: StepOptions,
): Promise<Pick<RunFile, 'steps' | 'timeline' | 'failure'> & { readonly done: readonly Step[] }> {
  const driver = createPlaywrightDriver(page, isOfApp ? openHostStage : waitForStage)
  const stage = createPlaywrightStage(
    page,
    secrets,
    new URL(isOfApp && app !== undefined ? app : page.url()).origin,
  )
  const begun: RunStep[] = []
  const done: Step[] = []
  let before: readonly string[] = []
  /** The lines of the present page up to the last step: a hung page cannot be asked. */
  let known: readonly string[] = []
  let failure: RunFile['failure']
  /** The violation that the check has found. */
  let problem: string | undefined
  const endPage = (lines: readonly string[]) => {
    before = [...before, ...lines, pageEnd]
    known = []
  }
  for await (const step of steps) {
    const index = done.length
    done.push(step)
    try {
      const work = async () => {
        await callStage(page, 'settle')
        const { at, from, lines } = await readMark(page, known.length)
        known = [...known.slice(0, from), ...lines]
        begun.push({ at, lines: before.length + known.length, by: 'played' })
        const isReload = 'do' in step && step.do === 'reload'
        if (isReload) endPage(await timelineOf(page))
        const shown = isOfApp ? await timelineOf(page) : undefined
        await playStep(step, driver, stage)
        if (shown && !isReload) {
          // A click may have led to another page of the app.
          await openHostStage(page)
          if ((await timelineOf(page)).length < shown.length) endPage(shown)
        }
        problem = (await check?.())?.[0]
        if (problem !== undefined) throw new Error(problem)
        await after?.(page, step, index)
      }
      const watched = () => answers.guard(() => withoutSecrets(work, secrets))
      await report(step, index, watched, page)
    } catch (error) {
      const isReal = problem === undefined && isOfApp && !answers.wasHung() && !isGone()
      const notes = isReal && (await answers.ask(() => hasOwnTime(page))) === true
      const message = problem ?? [pageMessage(error), ...(notes ? [ownTimeNote] : [])].join('\n')
      failure = { step: index + 1, message }
      break
    }
  }
  // A failed step may have left calls without an answer, for which a settled page waits forever.
  if (!failure) {
    try {
      await answers.guard(() => callStage(page, 'settle'))
    } catch (error) {
      if (!(error instanceof PageHungError)) throw error
      failure = { step: done.length, message: error.message }
    }
  }
  if (begun.length < done.length) {
    // The page did not answer before the last step.
    begun.push({ at: begun.at(-1)?.at ?? 0, lines: before.length + known.length, by: 'played' })
  }
  // How far a script that was ended came depends on the machine.
  const isLost = answers.wasHung() || isGone()
  const last = isLost ? undefined : await answers.ask(() => timelineOf(page))
  return {
    done,
    steps: begun,
    timeline: [...before, ...(last ?? known)],
    ...(failure ? { failure } : {}),
  }
}

const hasOwnTime = (page: Page) => page.evaluate(() => window.foyerStage?.hasOwnTime ?? false)

/**
 * The present end of the timeline, and the lines up to it.
 * @param known number of lines that are known
 * @returns the lines after the first `from`, which is 0 on another page than before
 */
async function readMark(
  page: Page,
  known: number,
): Promise<{ readonly at: number; readonly from: number; readonly lines: readonly string[] }> {
  return page.evaluate((before) => {
    const { simulator, timelineLog } = window.foyerStage as StageApi
    const { startedAt } = simulator.world.get()
    const count = timelineLog.count()
    const from = before <= count ? before : 0
    const lines = timelineLog.lines().slice(from, count)
    return { at: simulator.clock.now() - startedAt, from, lines }
  }, known)
}
