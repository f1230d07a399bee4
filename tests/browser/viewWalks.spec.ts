import { expect } from '@playwright/test'
import { playStep } from '../../src/scenarios/index.ts'
import { click, sees } from '../../src/scenarios/dsl/builders.ts'
import { connectWallet } from '../../src/scenarios/dsl/flows/flows.ts'
import { openSwap } from '../../src/scenarios/swap/swapSteps.ts'
import { createViewRegistry } from '../../src/widget/registry.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { findOverflow } from './findOverflow.ts'
import { keptPageTest as test } from './keptPageTest.ts'
import { viewObservers, walkWindow } from './viewObservers.ts'
import { viewWalks } from './viewWalks.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
test.afterEach(({ page }) => closeStage(page))

const looksOf = ({ steps }: (typeof viewWalks)[number]) =>
  steps.flatMap((step) => ('look' in step ? [step.look] : []))

/** The walk that shows a view first. */
const firstOf = (view: string) =>
  viewWalks.find((walk) => looksOf(walk).some((one) => one === view))

test('every view is checked with long names', () => {
  const views = Object.keys(createViewRegistry())
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter((view) => firstOf(view) === undefined)).toEqual([])
})

for (const walk of viewWalks) {
  test(`every view passes its checks with long names, with ${walk.subject}`, async ({ page }) => {
    await page.setViewportSize(walkWindow)
    await page.goto(`/stage/${formatStageAddress({ paused: true, options: walk.options })}`)
    await waitForStage(page)
    const driver = createPlaywrightDriver(page)
    const stage = createPlaywrightStage(page)
    const seen = new Set<string>()
    for (const step of walk.steps) {
      if (!('look' in step)) {
        await playStep(step, driver, stage)
        continue
      }
      const { look } = step
      await stage.settle()
      const isFirst = firstOf(look) === walk && !seen.has(look)
      seen.add(look)
      for (const { what, check } of viewObservers.filter(({ once }) => isFirst || !once)) {
        await test.step(`${look}: ${what}`, () => check(page, look))
      }
    }
  })
}

test('the tokens of a swap fit a phone with every suggestion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
  for (const step of [
    ...connectWallet('Emberfox', 'fox'),
    ...openSwap,
    click('button', 'Select token', { nth: 0 }),
    sees('SwapSelectToken'),
  ]) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  const suggestions = page.getByRole('group', { name: 'Suggested tokens' }).getByRole('button')
  await expect.poll(() => suggestions.count()).toBeGreaterThan(5)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(findOverflow), `at ${width} px`).toEqual([])
  }
})
