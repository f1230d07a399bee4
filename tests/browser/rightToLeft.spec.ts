import { expect } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test('Arabic letters are never spaced, and a count keeps its plus sign on the right', async ({
  page,
}) => {
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.setLocale('ar'))
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('lang', 'ar')
  const count = dialog.getByText('640+')
  await expect(count).toBeVisible()
  const spacings = await dialog
    .locator('.fy-modal *')
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).letterSpacing))
  expect(spacings.length).toBeGreaterThan(50)
  expect(spacings.filter((spacing) => spacing !== 'normal' && spacing !== '0px')).toEqual([])
  const places = await count.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) return []
    return [0, 3].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(places[1]).toBeGreaterThan(places[0] ?? Infinity)
})
