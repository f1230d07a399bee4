import { expect, type Locator } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { untilStill } from './untilStill.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

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

test('the wallet grid loads page after page, and keeps only rows near the viewport [C-095]', async ({
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
  /** Checks the drawn rows, and scrolls towards the end or the start. */
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
    timeout: 300_000,
  })
  expect([...positions].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 640 }, (_, index) => index + 1),
  )
  expect((await look(0)).size).toBe(640)
  await expect(async () => expect((await look(-1)).positions).toContain(1)).toPass({
    intervals: [20],
    timeout: 300_000,
  })
  expect(elements).toBeLessThanOrEqual(600)
})

test('a search keeps the height of the card, however few results it has', async ({ page }) => {
  await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
  await waitForStage(page)
  const stage = createPlaywrightStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: 'All Wallets' }).click()
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('list', { name: 'Wallets' })
  await expect(list.getByRole('button').first()).toBeVisible()
  await stage.settle()
  const card = dialog.locator('.fy-modal')
  await untilStill(card)
  const heights = await followHeights(card)
  const search = dialog.getByRole('searchbox')
  for (const [text, found] of [
    ['no wallet has this name', dialog.getByText('No Wallet found')],
    ['Quillsafe', list.getByRole('button', { name: 'Quillsafe' })],
    ['', list.getByRole('button').nth(8)],
  ] as const) {
    await search.fill(text)
    await page.evaluate(() => window.foyerStage?.simulator.clock.run(1000))
    await expect(found).toBeVisible()
  }
  await stage.settle()
  await untilStill(card)
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1)
})

test('shows the words of an empty search in the middle of the list', async ({ page }) => {
  await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: 'All Wallets' }).click()
  await page.getByRole('searchbox').fill('no wallet has this name')
  await page.evaluate(() => window.foyerStage?.simulator.clock.run(1000))
  const words = page.locator('.fy-wallet-results > .fy-hero')
  await expect(words).toContainText('No Wallet found')
  const [above, below] = await words.evaluate((hero) => {
    const [box, list] = [hero, hero.parentElement ?? hero].map((each) =>
      each.getBoundingClientRect(),
    )
    return [(box?.top ?? 0) - (list?.top ?? 0), (list?.bottom ?? 0) - (box?.bottom ?? 0)]
  })
  expect(above).toBeGreaterThan(60)
  expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThan(40)
})

/** Every height of the element from now on, even for one frame. */
const followHeights = (card: Locator) =>
  card.evaluateHandle((element: HTMLElement) => {
    const seen = new Set([element.offsetHeight])
    new ResizeObserver(() => seen.add(element.offsetHeight)).observe(element)
    return seen
  })
