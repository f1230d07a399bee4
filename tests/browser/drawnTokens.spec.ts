import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test('a token is drawn only while a tenth of its row is in view [A-137]', async ({ page }) => {
  const id = 'many-tokens'
  const steps = scenarios.find((scenario) => scenario.id === id)?.steps ?? []
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  const opened = steps.findIndex((step) => 'do' in step && step.do === 'scrollToEnd')
  for (const step of steps.slice(0, opened)) await playStep(step, driver, stage)

  const list = page.getByRole('list', { name: 'Tokens' })
  const first = list.locator('.fy-token-place').first()
  const height = (await first.boundingBox())?.height ?? 0
  /** Scrolls until only this share of the first row is in view. */
  const leave = (part: number) =>
    list.evaluate(
      (box, top) => {
        box.scrollTop = top
      },
      height * (1 - part),
    )
  await expect(first).toHaveAttribute('data-drawn', 'true')
  await leave(0.05)
  await expect(first).toHaveAttribute('data-drawn', 'false')
  await expect(first.locator('img, svg')).toHaveCount(0)
  await leave(0.15)
  await expect(first).toHaveAttribute('data-drawn', 'true')
  await closeStage(page)
})
