import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openStage } from './openStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

// Behaviour that depends on the visitor's window, which a scenario cannot set.

test.afterEach(({ page }) => closeStage(page))

/** Wallets in the first row of the grid. */
async function columnsOf(page: Page): Promise<number> {
  const tops = await page
    .getByRole('dialog')
    .getByRole('list', { name: 'Wallets' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

test('the grid of AllWallets has 4 columns, and 3 when narrower than 352 px [C-093]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 352, height: 700 })
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open('AllWallets'))
  await expect(page.getByRole('dialog').getByText('Quillsafe')).toBeVisible()
  await expect.poll(() => columnsOf(page)).toBe(4)
  await page.setViewportSize({ width: 351, height: 700 })
  await expect.poll(() => columnsOf(page)).toBe(3)
})

test('the modal is a card of 360 px in a window over 430 px, else a sheet [C-360 C-361]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 431, height: 760 })
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  await expect(page.getByRole('dialog').getByText('Emberfox')).toBeVisible()
  const card = page.getByRole('dialog').locator('.fy-modal')
  const box = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    return { left: x, width, below: (page.viewportSize()?.height ?? 0) - y - height }
  }
  await expect.poll(async () => (await box()).width).toBe(360)
  await expect.poll(async () => (await box()).below).toBeGreaterThan(8)
  await page.setViewportSize({ width: 430, height: 760 })
  await expect.poll(box).toEqual({ left: 0, width: 430, below: 0 })
})

test('views slide and toasts move, but not with reduced motion', async ({ page }) => {
  const motion = () =>
    page
      .getByRole('dialog')
      .locator('.fy-view')
      .evaluate((view) => getComputedStyle(view).animationDuration)
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  await page.getByRole('dialog').getByRole('button', { name: 'Help' }).click()
  await expect.poll(motion).toBe('0.15s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect.poll(async () => Number.parseFloat(await motion())).toBeLessThan(0.01)
})
