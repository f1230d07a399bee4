import { expect } from '@playwright/test'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { submitEmail } from '../../src/scenarios/dsl/flows/flows.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { contrastRatio } from '../../src/widget/theme/colors/contrastRatio.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all six boxes of an empty code have an edge of 3 : 1 in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
    await waitForStage(page)
    const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
    for (const step of submitEmail('ada@example.com')) await playStep(step, driver, stage)
    const boxes = page.getByRole('textbox', { name: /^Digit/ })
    await expect(boxes).toHaveCount(6)
    const card = await page
      .locator('foyer-modal .fy-modal')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    const edges = await boxes.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).borderTopColor),
    )
    for (const edge of edges) expect(contrastRatio(edge, card), edge).toBeGreaterThanOrEqual(3)
  })
}
