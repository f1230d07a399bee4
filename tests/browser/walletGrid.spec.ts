import { expect, test } from '@playwright/test'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { closeStage } from '../replay/closeStage.ts'

test.afterEach(({ page }) => closeStage(page))

for (const [width, columns] of [
  [1280, 4],
  [352, 4],
  [351, 3],
] as const) {
  test(`the wallet grid has ${columns} columns in a window of ${width} px [C-093]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
    await waitForStage(page)
    await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    await page.getByRole('button', { name: 'All Wallets' }).click()
    const grid = page.getByRole('list', { name: 'Wallets' })
    await expect(grid.getByRole('button')).not.toHaveCount(0)
    const tops = await grid
      .getByRole('button')
      .evaluateAll((items) => items.slice(0, 8).map((item) => item.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })
}

test('the wallet grid loads page after page, and keeps only what is near the view [C-095]', async ({
  page,
}) => {
  await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: 'All Wallets' }).click()
  const list = page.getByRole('list', { name: 'Wallets' })
  await expect(list.getByRole('button').first()).toBeVisible()
  const positions = new Set<number>()
  let elements = 0
  /** Looks at what is drawn now, and goes on towards the end or the start. */
  async function look(top: number) {
    const drawn = await list.evaluate((box, to) => {
      const items = [...box.querySelectorAll('[role=listitem]')]
      const seen = {
        positions: items
          .filter((item) => item.querySelector('button'))
          .map((item) => Number(item.getAttribute('aria-posinset'))),
        size: Number(items[0]?.getAttribute('aria-setsize')),
        elements: [document, box.getRootNode() as ShadowRoot]
          .map((root) => root.querySelectorAll('*').length)
          .reduce((sum, count) => sum + count),
        top: box.scrollTop,
      }
      box.scrollBy({ top: to * box.clientHeight, behavior: 'instant' })
      return seen
    }, top)
    for (const position of drawn.positions) positions.add(position)
    elements = Math.max(elements, drawn.elements)
    return drawn
  }
  await expect(async () => expect((await look(1)).positions).toContain(640)).toPass({
    intervals: [20],
    timeout: 0,
  })
  expect([...positions].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 640 }, (_, index) => index + 1),
  )
  expect((await look(0)).size).toBe(640)
  await expect(async () => expect((await look(-1)).positions).toContain(1)).toPass({
    intervals: [20],
    timeout: 0,
  })
  expect(elements).toBeLessThanOrEqual(600)
})

test('a search leaves the card as high as it is, however little it finds', async ({ page }) => {
  await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: 'All Wallets' }).click()
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('list', { name: 'Wallets' })
  await expect(list.getByRole('button').first()).toBeVisible()
  const card = dialog.locator('.fy-modal')
  const height = () => card.evaluate((element: HTMLElement) => element.offsetHeight)
  const before = await height()
  const search = dialog.getByRole('searchbox')
  await search.fill('no wallet has this name')
  await page.evaluate(() => window.foyerStage?.simulator.clock.run(1000))
  await expect(dialog.getByText('No Wallet found')).toBeVisible()
  expect(await height()).toBe(before)
})
