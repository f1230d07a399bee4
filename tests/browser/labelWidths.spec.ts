import { expect, test, type Page } from '@playwright/test'
import { playStep, scenarios } from '../../src/scenarios/index.ts'
import { approveWithoutBlock } from '../../src/scenarios/swap/swapSteps.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { languages } from '../../src/workbench/host/languages.ts'
import { formatStageAddress, type StageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { closeStage } from '../replay/closeStage.ts'
import { findOverflow } from './findOverflow.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ page }) => closeStage(page))

/** Cut texts in each language and width; empty when every label can be read. */
async function cutLabels(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const locale of languages) {
    await playStep(
      { do: 'host.setLocale', locale },
      createPlaywrightDriver(page),
      createPlaywrightStage(page),
    )
    await expect(page.locator('[lang]:not(html)').last()).toHaveAttribute('lang', locale)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const cut of await page.evaluate(findOverflow)) found.push(`${locale} ${width}: ${cut}`)
    }
  }
  return found
}

async function openStage(page: Page, address: StageAddress) {
  await page.goto(`/stage/${formatStageAddress({ paused: true, ...address })}`)
  await waitForStage(page)
}

test('the amounts of the on-ramp widget can be read in every language at 320 and 360 px [A-075 A-179]', async ({
  page,
}) => {
  const { id } = scenarios.find((scenario) => scenario.id === 'onramp-widget-quotes') ?? { id: '' }
  await openStage(page, { scenario: id })
  await expect(page.getByRole('button', { name: '$1,000' })).toBeVisible()
  expect(await cutLabels(page)).toEqual([])
})

test('the buttons below a swap can be read in every language at 320 and 360 px while an approval waits', async ({
  page,
}) => {
  await openStage(page, {})
  for (const step of approveWithoutBlock) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  await expect(page.getByRole('button', { name: 'Approving...' })).toBeVisible()
  expect(await cutLabels(page)).toEqual([])
})
