import { expect } from '@playwright/test'
import { playStep, scenarios } from '../../src/scenarios/index.ts'
import { deviceProfiles } from '../../src/workbench/stage/deviceProfiles.ts'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { test } from './deviceTest.ts'
import { leavePages } from './leavePages.ts'
import { createPlaywrightDriver } from './playwrightDriver.ts'
import { createPlaywrightStage } from './playwrightStage.ts'
import { waitForStage } from './waitForStage.ts'
import { watchPages } from './watchPages.ts'

for (const scenario of scenarios) {
  const device = deviceProfiles[scenario.device ?? 'desktop']

  test(scenario.title, { tag: scenario.tags.map((tag) => `@${tag}`) }, async ({ contextOf }) => {
    const context = await contextOf(device)
    const watched = watchPages(context)
    const page = await context.newPage()
    try {
      await page.goto(`/stage/${formatStageAddress({ scenario: scenario.id, paused: true })}`)
      await waitForStage(page)
      const driver = createPlaywrightDriver(page)
      const stage = createPlaywrightStage(page)
      for (const [index, step] of scenario.steps.entries()) {
        const name = 'expect' in step ? `expect ${step.expect}` : step.do
        await test.step(`${index + 1}. ${name}`, () => playStep(step, driver, stage))
      }
      expect(watched.complaints, 'the console stays quiet').toEqual([])
      expect(watched.foreign, 'nothing leaves the machine').toEqual([])
    } finally {
      watched.stop()
      await leavePages(context, page)
    }
  })
}
