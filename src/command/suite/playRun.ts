import type { BrowserContext, Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import type { ReportStep } from '../../playwright/foyerControls.ts'
import { leavePages } from '../../playwright/leavePages.ts'
import { createPlaywrightDriver } from '../../playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../playwright/playwrightStage.ts'
import { timelineOf } from '../../playwright/timelineOf.ts'
import { waitForStage } from '../../playwright/waitForStage.ts'
import { playStep, type Scenario, type Step } from '../../scenarios/index.ts'
import { keepInStorage } from '../../workbench/stage/recordings/keptRecordings.ts'
import {
  pageEnd,
  runFormat,
  runVersion,
  type RunFile,
  type RunMark,
  type RunStep,
} from '../../workbench/stage/recordings/runFile.ts'
import type { StageApi } from '../../workbench/stage/stageApi.ts'
import { formatStageAddress } from '../../workbench/stage/stageUrl.ts'
import { pageMessage } from './pageMessage.ts'

export interface RunOptions {
  /** Version of foyerkit. */
  readonly version: string
  /** Does the work of a step, and names it in a report. */
  readonly report: (step: Step, index: number, work: () => Promise<void>) => Promise<void>
  /** Does other work, and names it in a report. */
  readonly name: ReportStep
  /** Receives the page before it opens. */
  readonly onOpen?: (page: Page) => Promise<void>
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
  { version, report, name, onOpen, onEnd }: RunOptions,
): Promise<RunFile> {
  const page = await context.newPage()
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await onOpen?.(page)
    await name('Open the stage', () => openRecording(page, recording))
    const played = await playSteps(page, recording.steps, report)
    const run: RunFile = {
      format: runFormat,
      version: runVersion,
      foyerkit: version,
      browser: await page.evaluate(() => navigator.userAgent),
      recording: { ...recording, steps: recording.steps.slice(0, played.steps.length) },
      ...played,
      errors,
    }
    await onEnd?.(page, run)
    return run
  } finally {
    await name('Leave the stage', () => leavePages(context, page))
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

async function playSteps(
  page: Page,
  steps: readonly Step[],
  report: RunOptions['report'],
): Promise<Pick<RunFile, 'steps' | 'timeline' | 'failure'>> {
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  const begun: RunStep[] = []
  let before: readonly string[] = []
  let failure: RunFile['failure']
  for (const [index, step] of steps.entries()) {
    try {
      await report(step, index, async () => {
        await callStage(page, 'settle')
        begun.push({ ...(await markOf(page, before.length)), by: 'played' })
        if ('do' in step && step.do === 'reload') {
          before = [...before, ...(await timelineOf(page)), pageEnd]
        }
        await playStep(step, driver, stage)
      })
    } catch (error) {
      failure = { step: index + 1, message: pageMessage(error) }
      break
    }
  }
  // A failed step may have left calls without an answer, for which a settled page waits forever.
  if (!failure) await callStage(page, 'settle')
  const timeline = [...before, ...(await timelineOf(page))]
  return { steps: begun, timeline, ...(failure ? { failure } : {}) }
}

/** The present end of the timeline. */
async function markOf(page: Page, before: number): Promise<RunMark> {
  const { at, lines } = await page.evaluate(() => {
    const { simulator, timelineLog } = window.foyerStage as StageApi
    const { startedAt } = simulator.world.get()
    return { at: simulator.clock.now() - startedAt, lines: timelineLog.count() }
  })
  return { at, lines: before + lines }
}
