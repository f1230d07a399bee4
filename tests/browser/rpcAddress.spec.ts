import { expect, type Page } from '@playwright/test'
import { testAccounts } from '../../anvil/accounts.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const [owner, friend] = testAccounts.map(({ address }) => address)
const day = 86_400_000

/** One call of a script outside the browser. */
async function call(url: string, method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(url, { method: 'POST', body })).json()).result
}

/** A workbench, and the two URLs that its panel shows for Ethereum. */
async function openChains(page: Page) {
  await page.goto('/?scenario=pay-from-host-page')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page.getByRole('tab', { name: 'Chains' }).click()
  const addresses = page.getByRole('definition').filter({ hasText: '/__foyer/rpc/' })
  await expect(addresses).toHaveCount(2)
  const [inFront = '', ofThisTab = ''] = await addresses
    .locator('code')
    .evaluateAll((shown) => shown.map((code) => code.getAttribute('title') ?? ''))
  const stage = page.frames().find((frame) => new URL(frame.url()).pathname === '/stage/')
  return { inFront, ofThisTab, stage }
}

test.afterEach(({ page }) => closeStage(page))

test("a script's block has the time of the tab, also after a jump of a day", async ({ page }) => {
  const { inFront, ofThisTab, stage } = await openChains(page)
  expect(inFront).toMatch(/^http:\/\/localhost:\d+\/__foyer\/rpc\/1$/)
  const jumped = await stage?.evaluate(async (ms) => {
    const { clock } = window.foyerStage?.simulator ?? {}
    clock?.pause()
    await clock?.jump(ms)
    return clock?.now()
  }, day)
  const newest = async (url: string) =>
    Number((await call(url, 'eth_getBlockByNumber', 'latest', false)).timestamp)
  for (const url of [inFront, ofThisTab]) {
    await expect
      .poll(async () => {
        await call(url, 'eth_sendTransaction', { from: owner, to: friend, value: '0x1' })
        return (await newest(url)) - Math.floor(Number(jumped) / 1_000)
      })
      .toBeGreaterThanOrEqual(0)
  }
})

test('the URL without a name leads to the last opened tab', async ({ page }) => {
  const first = await openChains(page)
  const other = await page.context().newPage()
  const second = await openChains(other)
  expect(second.ofThisTab).not.toBe(first.ofThisTab)
  await call(second.ofThisTab, 'anvil_mine', '0x20')
  const height = async (url: string) => Number(await call(url, 'eth_blockNumber'))
  const high = await height(second.ofThisTab)
  await expect.poll(() => height(first.inFront)).toBe(high)
  await closeStage(other)
  await other.close()
  await expect.poll(() => height(first.inFront)).toBeLessThan(high)
})
