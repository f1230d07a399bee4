import type { BrowserContext } from '@playwright/test'
import { waitsForAnswer } from '../../src/backends/mock/actors/phone/phoneWaits.ts'
import { playStep, type Scenario, type Step } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { leavePages } from '../../src/playwright/leavePages.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { watchPages } from '../../src/playwright/watchPages.ts'
import { chooseSteps } from '../../src/command/explore/chooseSteps.ts'
import type { RandomPicker } from '../../src/command/explore/randomPicker.ts'
import { readSituation } from '../../src/command/explore/readSituation.ts'
import { createShownCodes } from '../../src/command/explore/shownCodes.ts'
import { within } from '../../src/command/invariants/within.ts'
import { checkPage } from './checkPage.ts'
import type { RunCollector } from './collectRun.ts'
import { hostChoices } from './hostChoices.ts'
import { leaveModal } from './leaveModal.ts'

/** The result of a run. */
export interface RunResult {
  readonly steps: readonly Step[]
  /** Empty when all is well. */
  readonly problems: readonly string[]
  readonly views: readonly string[]
}

/** Plays an opening, then random steps, until a problem appears or `count` of them succeeded. */
export async function playRun(
  context: BrowserContext,
  opening: Scenario,
  {
    random,
    count,
    collector,
    patience,
  }: {
    readonly random: RandomPicker
    readonly count: number
    readonly collector?: RunCollector | undefined
    /** How long a step may take, in real ms; by default until the driver gives up. */
    readonly patience?: number | undefined
  },
): Promise<RunResult> {
  const watched = watchPages(context)
  const page = await context.newPage()
  const steps: Step[] = []
  const views = new Set<string>()
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  const codes = createShownCodes()

  async function look() {
    const now = await readSituation(page)
    codes.see(now.qrCode, now.time)
    return now
  }

  async function play(step: Step): Promise<readonly string[]> {
    steps.push(step)
    await collector?.begin(page)
    if ('do' in step && step.do === 'reload') await collector?.endPage(page)
    try {
      const played = playStep(step, driver, stage).then(() => stage.settle())
      await (patience === undefined ? played : within(patience, played))
      if ('do' in step && step.do === 'phone.scan') {
        // The step waits for a code: only now there certainly is one, until the phone's owner approves.
        await look()
        codes.scanned()
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // With a fault of the relay, the phone cannot do more.
      if (!message.includes(waitsForAnswer)) return [`the step failed: ${message}`]
    }
    return [
      ...(await checkPage(page)),
      ...watched.complaints.map((text) => `console: ${text}`),
      ...watched.foreign.map((url) => `asked of a foreign host: ${url}`),
    ]
  }

  async function playAll(): Promise<readonly string[]> {
    await page.goto(`/stage/${formatStageAddress({ scenario: opening.id, paused: true })}`)
    await waitForStage(page)
    await look()
    for (const step of opening.steps) {
      const problems = await play(step)
      if (problems.length > 0) return problems
    }
    for (let done = 0; done < count; done += 1) {
      const now = await look()
      if (now.view !== '') views.add(now.view)
      for (const step of chooseSteps(random, now, codes, hostChoices(random, now))) {
        const problems = await play(step)
        if (problems.length > 0) return problems
      }
    }
    return leaveModal(page, driver, stage, steps)
  }

  try {
    const problems = await playAll()
    await collector?.endPage(page)
    return { steps, problems, views: [...views] }
  } finally {
    watched.stop()
    await leavePages(context, page)
  }
}
