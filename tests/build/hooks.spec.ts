import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installWallet, sentHash, serveOwnNode } from './ownNode.ts'

test('the hooks follow account, network, tokens and sign-in, and change theme and language', async ({
  page,
}) => {
  await installWallet(page)
  const files = await buildHost('hooks')
  const seen = await openHostPage(page, files, 'hooks', '<div id="app"></div>')
  const asked = await serveOwnNode(page)
  const state = page.locator('output')
  const look = page.locator('#app > p')
  // The modal covers the page when it is open: a click of the page's own code reaches it all the same.
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).dispatchEvent('click')

  await expect(state).toHaveText('disconnected, Ethereum, off')
  await press('Open')
  await page.getByRole('dialog').getByRole('button', { name: /Pine/ }).click()
  await expect(state).toHaveText('connected, Ethereum, signedIn, 1.5 ETH, 25 USDC')

  const reads = () => asked.filter((method) => method === 'eth_getBalance').length
  const before = reads()
  await press('Look again')
  await expect.poll(reads).toBeGreaterThan(before)

  await press('Sign')
  await expect(look).toHaveText(`light en ltr ${sentHash}`)
  await press('To Polygon')
  await expect(state).toHaveText('connected, Polygon, signedIn, 1.5 POL')
  await press('Dark')
  await press('Arabic')
  await expect(look).toHaveText(`dark ar rtl ${sentHash}`)
  await press('Leave')
  await expect(state).toHaveText('disconnected, Polygon, off')
  expect(seen.complaints).toEqual([])
})
