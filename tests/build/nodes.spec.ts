import { expect, test, type Page } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installWallet, serveOwnNode } from './ownNode.ts'

/** A host with two nodes, the first of which does not answer, and a connected wallet that knows only Ethereum. */
async function openHost(page: Page) {
  const added = await installWallet(page, ['0x1'])
  const body = '<foyer-button></foyer-button>'
  await openHostPage(page, await buildHost('nodes'), 'nodes', body)
  await serveOwnNode(page)
  const away: string[] = []
  await page.route('**/away/*', (route) => {
    away.push(route.request().url())
    return route.abort()
  })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(dialog).toBeHidden()
  const openNetworks = () => page.evaluate(() => Reflect.get(window, 'foyer').open('Networks'))
  return { added, away, dialog, openNetworks }
}

test('the next node of a network answers when the previous one does not', async ({ page }) => {
  const { away } = await openHost(page)
  await expect(page.getByRole('button', { name: /1\.5000? ETH/ })).toBeVisible()
  expect(away.length).toBeGreaterThan(0)
})

test("a network has the host's picture", async ({ page }) => {
  const { dialog, openNetworks } = await openHost(page)
  await openNetworks()
  const picture = dialog.getByRole('button', { name: 'Harbor' }).locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/)
})

test(
  "a wallet gets a network's public URL, not the host's with the project id",
  { tag: '@security' },
  async ({ page }) => {
    const { added, dialog, openNetworks } = await openHost(page)
    await openNetworks()
    await dialog.getByRole('button', { name: 'Polygon' }).click()
    await expect(page.getByRole('button', { name: /1\.5000? POL/ })).toBeAttached()
    expect(added).toEqual([
      expect.objectContaining({ chainId: '0x89', rpcUrls: ['https://polygon.drpc.org'] }),
    ])
    expect(JSON.stringify(added)).not.toContain('f0e1d2c3b4a5968778695a4b3c2d1e0f')
  },
)
