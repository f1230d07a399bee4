import type { BrowserContext, CDPSession, Frame, Page } from '@playwright/test'
import { createAnswerWatch, type AnswerWatch } from '../../playwright/answers/answerWatch.ts'
import { inTime } from '../../playwright/answers/inTime.ts'
import { PageHungError } from '../../playwright/answers/pageHungError.ts'
import type { Patience } from '../../playwright/answers/patience.ts'
import { openHostStage } from '../../playwright/openHostStage.ts'
import type { ReportStep } from '../../playwright/foyerControls.ts'
import { leaveStage } from '../../playwright/leavePages.ts'
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
import type { FindViolations } from '../invariants/watchInvariants.ts'
import { openApp } from './openApp.ts'
import { pageMessage } from './pageMessage.ts'
import { openTitles } from './results/playTimes.ts'

/** Asks the page at the end of a run; `undefined` if it does not answer. */
export type AskPage = <T>(read: (page: Page) => Promise<T>) => Promise<T | undefined>

export interface RunOptions {
  /** Version of foyerkit. */
  readonly version: string
  /** Origin of the app, for a recording of its own page. */
  readonly app?: string | undefined
  /** The secrets that steps type, by name. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Closes the browser context, because its page hangs or could not be left. */
  readonly discard: () => Promise<void>
  /** An open page of the context, which stays open for the next run. If absent, the run has a page of its own. */
  readonly page?: Page | undefined
  /** Time without an answer after which the page counts as hung; the default one if absent. */
  readonly patience?: Patience | undefined
  /** Draws animations ten times faster on the stage. Nothing depends on them: no virtual time passes, and another machine draws other frames. */
  readonly hurriesAnimations?: boolean
  /** Does the work of a step on the page, and names it in a report. */
  readonly report: (
    step: Step,
    index: number,
    work: () => Promise<void>,
    page: Page,
  ) => Promise<void>
  /** Does work that is no step of the run, under its name in a report. */
  readonly name: ReportStep
  /** Receives the page before it opens. */
  readonly onOpen?: (page: Page) => Promise<void>
  /** Watches a page that has not been opened: a violation after a step fails the step. */
  readonly check?: (page: Page) => FindViolations
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
  const page = options.page ?? (await context.newPage())
  let answers: AnswerWatch | undefined
  const watched = watchPage(page)
  // The check closes a page that does not answer.
  const isGone = () => watched.hasCrashed() || page.isClosed()
  try {
    await onOpen?.(page)
    const checkNow = check?.(page)
    const isOfApp = recording.page !== undefined
    const { watch, browser } = await name(openTitles[isOfApp ? 'app' : 'stage'], async () => {
      const session = await context.newCDPSession(page)
      const watch = (answers = createAnswerWatch(session, patience))
      const browser = await watch.guard(async () => {
        if (!isOfApp && options.hurriesAnimations === true) await hurryAnimations(session)
        await (isOfApp ? openApp(page, recording, app) : openRecording(page, recording, session))
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
      errors: watched.errors,
      secrets,
    })
    const ask: AskPage = async (read) => (isGone() ? undefined : watch.ask(() => read(page)))
    await onEnd?.(run, ask)
    return run
  } finally {
    await name('Leave the stage', () => leave(page, answers, { ...options, isGone })).finally(
      watched.stop,
    )
  }
}

/** Collects the errors of a page, without the last ones of the document that it shows now, which belong to an earlier run. */
function watchPage(page: Page) {
  const errors: string[] = []
  let hasCrashed = false
  let isNew = false
  const navigated = (frame: Frame) => {
    isNew ||= frame === page.mainFrame()
  }
  const thrown = ({ message }: Error) => {
    if (isNew) errors.push(message)
  }
  const crashed = () => {
    hasCrashed = true
  }
  page.on('framenavigated', navigated).on('pageerror', thrown).on('crash', crashed)
  return {
    errors,
    hasCrashed: () => hasCrashed,
    stop: () =>
      void page.off('framenavigated', navigated).off('pageerror', thrown).off('crash', crashed),
  }
}

/** Leaves a page, and closes its context if the next run cannot use it. */
async function leave(
  page: Page,
  answers: AnswerWatch | undefined,
  {
    page: kept,
    patience,
    discard,
    isGone,
  }: Pick<RunOptions, 'page' | 'patience' | 'discard'> & Pick<StepOptions, 'isGone'>,
): Promise<void> {
  let isLeft = false
  const end = async () => {
    await leaveStage(page.context(), page)
    await (kept === undefined ? page.close() : answers?.end())
  }
  try {
    // The close of a hung page, and the end of its trace, would wait for its script.
    const isAnswering = !isGone() && (await answers?.recover()) !== false
    isLeft = isAnswering && (await inTime(end(), patience))
  } catch (error) {
    // What a script that was ended has left may be broken.
    if (answers?.wasHung() !== true) throw error
  } finally {
    if (!isLeft || answers?.wasHung() === true) await discard()
  }
}

/** Lasts until the session ends, on each document of its page. */
async function hurryAnimations(session: CDPSession): Promise<void> {
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
}

/**
 * Opens the stage of a recording with time paused.
 * @param session its end takes the recording off the page, which the next run may use
 */
async function openRecording(page: Page, recording: Scenario, session: CDPSession): Promise<void> {
  const { key, value, scenario } = keepInStorage(recording)
  // Also after a reload, when a step may have cleared the storage. A frame may have no storage.
  const source = `if (window === top) localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
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
  readonly check: FindViolations | undefined
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
  /** The violation of an invariant after the last step. */
  let violation: string | undefined
  const endPage = (lines: readonly string[]) => {
    before = [...before, ...lines, pageEnd]
    known = []
  }
  for await (const step of steps) {
    const index = done.length
    done.push(step)
    try {
      const work = async () => {
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
        violation = (await check?.())?.[0]
        if (violation !== undefined) throw new Error(violation)
        await after?.(page, step, index)
      }
      const watched = () => answers.guard(() => withoutSecrets(work, secrets))
      await report(step, index, watched, page)
    } catch (error) {
      const isReal = violation === undefined && isOfApp && !answers.wasHung() && !isGone()
      const notes = isReal && (await answers.ask(() => hasOwnTime(page))) === true
      const message = violation ?? [pageMessage(error), ...(notes ? [ownTimeNote] : [])].join('\n')
      failure = { step: index + 1, message }
      break
    }
  }
  // A failed step may have left calls without an answer, for which a settled page waits forever.
  let last: readonly string[] | undefined
  if (!failure) {
    try {
      last = await answers.guard(() => settledTimelineOf(page))
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
  if (failure && !isLost) last = await answers.ask(() => timelineOf(page))
  return {
    done,
    steps: begun,
    timeline: [...before, ...(last ?? known)],
    ...(failure ? { failure } : {}),
  }
}

const settledTimelineOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { settle, timelineLog } = window.foyerStage as StageApi
    await settle()
    return timelineLog.lines()
  })

const hasOwnTime = (page: Page) => page.evaluate(() => window.foyerStage?.hasOwnTime ?? false)

/**
 * The end of the timeline once the page has settled, and the lines up to it.
 * @param known number of lines that are known
 * @returns the lines after the first `from`, which is 0 on another page than before
 */
async function readMark(
  page: Page,
  known: number,
): Promise<{ readonly at: number; readonly from: number; readonly lines: readonly string[] }> {
  return page.evaluate(async (before) => {
    const { simulator, timelineLog, settle } = window.foyerStage as StageApi
    await settle()
    const { startedAt } = simulator.world.get()
    const count = timelineLog.count()
    const from = before <= count ? before : 0
    const lines = timelineLog.lines().slice(from, count)
    return { at: simulator.clock.now() - startedAt, from, lines }
  }, known)
}
