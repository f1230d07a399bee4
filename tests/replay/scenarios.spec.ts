import { expect, test } from '@playwright/test'
import { playStep, scenarios } from '../../src/scenarios/index.ts'
import { deviceProfiles } from '../../src/workbench/stage/deviceProfiles.ts'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { closeStage } from './closeStage.ts'
import { createPlaywrightDriver } from './playwrightDriver.ts'
import { createPlaywrightStage } from './playwrightStage.ts'
import { waitForStage } from './waitForStage.ts'

for (const scenario of scenarios) {
  const device = deviceProfiles[scenario.device ?? 'desktop']

  test(
    scenario.title,
    { tag: scenario.tags.map((tag) => `@${tag}`) },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: device.width, height: device.height },
        userAgent: device.userAgent,
        hasTouch: device.coarsePointer,
        isMobile: device.coarsePointer,
      })
      const page = await context.newPage()
      const complaints: string[] = []
      const foreign: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
        if (!local && !['data:', 'blob:'].includes(protocol)) foreign.push(request.url())
      })

      try {
        await page.goto(`/stage/${formatStageAddress({ scenario: scenario.id, paused: true })}`)
        await waitForStage(page)
        const driver = createPlaywrightDriver(page)
        const stage = createPlaywrightStage(page)
        for (const [index, step] of scenario.steps.entries()) {
          const name = 'expect' in step ? `expect ${step.expect}` : step.do
          await test.step(`${index + 1}. ${name}`, () => playStep(step, driver, stage))
        }
        expect(complaints, 'the console stays quiet').toEqual([])
        expect(foreign, 'nothing leaves the machine').toEqual([])
      } finally {
        await closeStage(page)
        await context.close()
      }
    },
  )
}
