import type { BrowserContext, Page } from '@playwright/test'
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
import { keepInStorage } from '../../workbench/stage/recordings/keptRecordings.ts'
import { hideSecrets } from '../../workbench/stage/recordings/hideSecrets.ts'
import {
  pageEnd,
  runFormat,
  runVersion,
  type RunFile,
  type RunMark,
  type RunStep,
} from '../../workbench/stage/recordings/runFile.ts'
import { secretNames } from '../../workbench/stage/recordings/secretNames.ts'
import { ownTimeNote } from '../../workbench/stage/ownTimeNote.ts'
import type { StageApi } from '../../workbench/stage/stageApi.ts'
import { formatStageAddress } from '../../workbench/stage/stageUrl.ts'
import type { Checker } from '../invariants/checker.ts'
import { openApp } from './openApp.ts'
import { pageMessage } from './pageMessage.ts'

export interface RunOptions {
  /** Version of foyerkit. */
  readonly version: string
  /** Origin of the app, for a recording of its own page. */
  readonly app?: string | undefined
  /** The secrets that steps type, by name. */
  readonly secrets?: Readonly<Record<string, string>>
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
  /** Chooses the steps on the page that is open; those of the recording if absent. */
  readonly stepsOn?: (page: Page) => AsyncIterable<Step>
  /** Receives the page at the end of the run. */
  readonly onEnd?: (page: Page, run: RunFile) => Promise<void>
}

/**
 * Plays a recording in a fresh world, up to its end or the step that fails.
 * @param context of the recording's device, without data of another run
 */
export async function playRun(
  context: BrowserContext,
  recording: Scenario,
  { version, app, secrets = {}, report, name, onOpen, check, stepsOn, onEnd }: RunOptions,
): Promise<RunFile> {
  const page = await context.newPage()
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await onOpen?.(page)
    const checkNow = check?.(page)
    const isOfApp = recording.page !== undefined
    await name(isOfApp ? 'Open the app' : 'Open the stage', () =>
      isOfApp ? openApp(page, recording, app) : openRecording(page, recording),
    )
    const browser = await page.evaluate(() => navigator.userAgent)
    const steps = stepsOn?.(page) ?? recording.steps
    const { done, ...played } = await playSteps(page, steps, {
      report,
      isOfApp,
      secrets,
      check: checkNow,
    })
    const run: RunFile = {
      format: runFormat,
      version: runVersion,
      foyerkit: version,
      browser,
      recording: { ...recording, steps: done },
      ...played,
      timeline: hideSecrets(played.timeline, secrets),
      errors: hideSecrets(errors, secrets),
      ...secretNames(recording.steps),
    }
    await onEnd?.(page, run)
    return run
  } finally {
    if (!page.isClosed()) await name('Leave the stage', () => leavePages(context, page))
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

interface StepOptions extends Required<Pick<RunOptions, 'report' | 'secrets'>> {
  /** Whether the page is a host's own one. */
  readonly isOfApp: boolean
  readonly check: Checker | undefined
}

async function playSteps(
  page: Page,
  steps: Iterable<Step> | AsyncIterable<Step>,
  { report, isOfApp, secrets, check }: StepOptions,
): Promise<Pick<RunFile, 'steps' | 'timeline' | 'failure'> & { readonly done: readonly Step[] }> {
  const driver = createPlaywrightDriver(page, isOfApp ? openHostStage : waitForStage)
  const stage = createPlaywrightStage(page, secrets)
  const begun: RunStep[] = []
  const done: Step[] = []
  let before: readonly string[] = []
  let failure: RunFile['failure']
  /** The violation that the check has found. */
  let problem: string | undefined
  for await (const step of steps) {
    const index = done.length
    done.push(step)
    try {
      const work = async () => {
        await callStage(page, 'settle')
        begun.push({ ...(await markOf(page, before.length)), by: 'played' })
        const isReload = 'do' in step && step.do === 'reload'
        if (isReload) before = [...before, ...(await timelineOf(page)), pageEnd]
        const lines = isOfApp ? await timelineOf(page) : undefined
        await playStep(step, driver, stage)
        if (lines && !isReload) {
          // A click may have led to another page of the app.
          await openHostStage(page)
          if ((await timelineOf(page)).length < lines.length)
            before = [...before, ...lines, pageEnd]
        }
        problem = (await check?.())?.[0]
        if (problem !== undefined) throw new Error(problem)
      }
      await report(step, index, () => withoutSecrets(work, secrets), page)
    } catch (error) {
      const notes =
        problem === undefined && isOfApp && (await hasOwnTime(page)) ? [ownTimeNote] : []
      failure = { step: index + 1, message: problem ?? [pageMessage(error), ...notes].join('\n') }
      break
    }
  }
  // A failed step may have left calls without an answer, for which a settled page waits forever.
  if (!failure) await callStage(page, 'settle')
  // The check closes a page that does not answer.
  const timeline = page.isClosed() ? before : [...before, ...(await timelineOf(page))]
  return { done, steps: begun, timeline, ...(failure ? { failure } : {}) }
}

const hasOwnTime = (page: Page) => page.evaluate(() => window.foyerStage?.hasOwnTime ?? false)

/** The present end of the timeline. */
async function markOf(page: Page, before: number): Promise<RunMark> {
  const { at, lines } = await page.evaluate(() => {
    const { simulator, timelineLog } = window.foyerStage as StageApi
    const { startedAt } = simulator.world.get()
    return { at: simulator.clock.now() - startedAt, lines: timelineLog.count() }
  })
  return { at, lines: before + lines }
}
