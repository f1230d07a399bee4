import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('a list that is dragged fetches no pictures until it rests', async ({ page }) => {
  const id = 'swap-many-tokens'
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
  const steps = scenarios.find((each) => each.id === id)?.steps ?? []
  const toTheList = steps.findIndex((step) => 'do' in step && step.do === 'type')
  for (const step of steps.slice(0, toTheList)) await playStep(step, driver, stage)

  const list = page.getByRole('list', { name: 'Tokens', exact: true })
  await expect(list.locator('img').first()).toBeVisible()
  const pictures = await list.evaluate(async (box) => {
    const frame = () => new Promise(requestAnimationFrame)
    const counts: number[] = []
    for (let leap = 0; leap < 12; leap += 1) {
      box.scrollTop += 4_000
      await frame()
      counts.push(box.querySelectorAll('img').length)
    }
    return counts
  })
  expect(pictures.slice(4)).toEqual(Array<number>(8).fill(0))
  await expect
    .poll(() => list.locator('img').count(), 'the rows in view have their pictures')
    .toBeGreaterThanOrEqual(6)
})
