import { expect, test, type Page } from '@playwright/test'
import { playStep, scenarios } from '../../src/scenarios/index.ts'
import type { Step } from '../../src/scenarios/dsl/step.ts'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { closeStage } from '../replay/closeStage.ts'

test.afterEach(({ page }) => closeStage(page))

/** Plays a scenario up to the first step that is found, after what is to be done before it. */
async function playTo(page: Page, id: string, isLast: (step: Step) => boolean) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
  const steps = scenarios.find((each) => each.id === id)?.steps ?? []
  for (const step of steps.slice(0, steps.findIndex(isLast))) await playStep(step, driver, stage)
}

test('no fade lies over the main button of a preview that is a little too high', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 760 })
  await playTo(
    page,
    'swap-approval-not-mined',
    (step) => 'do' in step && step.do === 'chain.automine',
  )
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeEnabled()
  const { x, y, height } = (await approve.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const clip = { x: x + 20, y: y + 2, width: 1, height: height - 4 }
  const png = (await page.screenshot({ clip })).toString('base64')
  const reader = await browser.newPage()
  const colours = await reader.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data: pixels } = context?.getImageData(0, 0, 1, image.height) ?? { data: [] }
    const all = Array.from({ length: image.height }, (_, row) => pixels.slice(row * 4, row * 4 + 3))
    return [...new Set(all.map(String))]
  }, png)
  expect(colours).toHaveLength(1)
})
