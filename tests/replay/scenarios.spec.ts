import { expect } from '@playwright/test'
import { openingTitle } from '../../scripts/lib/testTimes.mjs'
import { playStep } from '../../src/scenarios/index.ts'
import { describeStep } from '../../src/run/words/describeStep.ts'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { deviceTest as test } from '../../src/playwright/deviceTest.ts'
import { saveTimeline } from './saveTimeline.ts'
import { watchAnswers } from '../../src/playwright/answers/answerWatch.ts'
import { inTime } from '../../src/playwright/answers/inTime.ts'
import { leaveStage } from '../../src/playwright/leavePages.ts'
import { attachFailure } from './attachFailure.ts'
import { chosenScenarios } from './chosenScenarios.ts'
import { scenarioNote } from './scenarioNote.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { slowDown } from './slowDown.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { watchPages } from './watchPages.ts'

const timelines = process.env.FOYER_TIMELINES || undefined
const hasReport = Boolean(process.env.FOYER_SUITE_REPORT)
const slow = Number(process.env.FOYER_SLOW ?? 1)

for (const scenario of await chosenScenarios()) {
  const device = deviceProfiles[scenario.device ?? 'desktop']

  test(
    scenario.title,
    {
      tag: scenario.tags.map((tag) => `@${tag}`),
      annotation: { type: scenarioNote, description: scenario.id },
    },
    async ({ pageOf, contexts }, { repeatEachIndex }) => {
      const page = await pageOf(device)
      const context = page.context()
      const watched = watchPages(context)
      const answers = await watchAnswers(page)
      const timeline =
        timelines === undefined ? undefined : saveTimeline(timelines, scenario.id, repeatEachIndex)
      // A comparison needs both: runs at full speed, and slow ones.
      const isSlow = slow > 1 && (timeline === undefined || repeatEachIndex % 2 === 1)
      let current = 0
      const speedUp = isSlow ? await slowDown(context, page, slow) : undefined
      try {
        const address = `/stage/${formatStageAddress({ scenario: scenario.id, paused: true })}`
        const open = async () => {
          await page.goto(address)
          await waitForStage(page)
        }
        await test.step(openingTitle, () => answers.guard(open))
        const driver = createPlaywrightDriver(page)
        const stage = createPlaywrightStage(page)
        const takeSettled = async () => {
          if (timeline === undefined) return
          await stage.settle()
          await timeline.take(page)
        }
        for (const [index, step] of scenario.steps.entries()) {
          // Without a report, the command adds up the times of each kind of step.
          const kind = 'expect' in step ? `expect ${step.expect}` : step.do
          const words = hasReport ? describeStep(step).text : kind
          await test.step(`${index + 1}. ${words}`, async () => {
            if ('do' in step && step.do === 'reload') await takeSettled()
            current = index
            await answers.guard(() => playStep(step, driver, stage))
          })
        }
        await answers.guard(takeSettled)
        timeline?.write()
        expect(watched.complaints, 'the console stays quiet').toEqual([])
        expect(watched.foreign, 'nothing leaves the machine').toEqual([])
      } catch (error) {
        if (hasReport) await answers.ask(() => attachFailure(page, scenario, current))
        throw error
      } finally {
        watched.stop()
        await test.step('leave the stage', async () => {
          const isAnswering = await answers.recover()
          const leave = async () => {
            await speedUp?.()
            await answers.end()
            await leaveStage(context, page)
          }
          const isLeft = isAnswering && (await inTime(leave()))
          if (!isLeft || answers.wasHung()) await contexts.discard(context)
        })
      }
    },
  )
}
