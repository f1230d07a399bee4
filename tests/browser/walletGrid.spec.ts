import { expect, test } from '@playwright/test'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { waitForStage } from '../replay/waitForStage.ts'
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

test('the wallet grid loads page after page until every wallet is there [C-095]', async ({
  page,
}) => {
  // 640 tiles: only ends what hangs.
  test.setTimeout(900_000)
  await page.goto(`/stage/${formatStageAddress({ scenario: 'directory-pages', paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: 'All Wallets' }).click()
  const wallets = page.getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect(wallets.first()).toBeVisible()
  await expect(async () => {
    await wallets.last().scrollIntoViewIfNeeded()
    expect(await wallets.count()).toBe(640)
  }).toPass({ timeout: 800_000, intervals: [50] })
})
