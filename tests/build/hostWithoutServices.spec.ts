import { expect, test, type Page } from '@playwright/test'
import { mainnet } from 'viem/chains'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installSolanaWallet } from './installSolanaWallet.ts'
import { installWallet, sentHash, serveOwnNode } from './ownNode.ts'
import { people } from './people.ts'

async function openHost(page: Page) {
  const sent = await installWallet(page)
  // The page's own requests, before those to the node.
  const files = await buildHost('alone')
  const seen = await openHostPage(page, files, 'alone', '<foyer-button></foyer-button>')
  const asked = await serveOwnNode(page)
  return { ...seen, asked, sent, dialog: page.getByRole('dialog') }
}

/** The same page with the visitor's wallet connected. */
async function openConnected(page: Page) {
  const opened = await openHost(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await opened.dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(opened.dialog).toBeHidden()
  return opened
}

/** Opens a view like the host's own code. */
const open = (page: Page, view: string) =>
  page.evaluate((name) => Reflect.get(window, 'foyer').open(name), view)

/** The names of all controls in the current view. */
const controls = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('button:enabled, a[href], input')
    .evaluateAll((found) =>
      found.map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''),
    )

test('a host without services uses only its own node, and shows no control that needs more', async ({
  page,
}) => {
  const { asked, complaints, dialog, foreign, sent } = await openHost(page)

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialog.getByRole('button', { name: /Pine/ })).toBeVisible()
  expect(await controls(page)).toEqual(['Help', 'Close', 'PineInstalled'])
  expect([...foreign, ...asked]).toEqual([])

  await dialog.getByRole('button', { name: 'Help' }).click()
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect(dialog.getByRole('link', { name: 'Explore all' })).toBeVisible()
  expect(await controls(page)).toEqual(['Back', 'Close', 'Explore all'])
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()

  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /1\.5000? ETH/ }).click()
  await expect(dialog.getByRole('button', { name: 'Activity' })).toBeVisible()
  for (const absent of ['Buy Crypto', 'Swap']) {
    await expect(dialog.getByRole('button', { name: absent })).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: 'Activity' }).click()
  await expect(dialog.getByText('No Transactions yet')).toBeVisible()

  await open(page, 'WalletSend')
  await dialog.getByRole('button', { name: 'Select token', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /Ether/ })).toContainText('1.5')
  await dialog.getByRole('button', { name: /USD Coin/ }).click()
  await dialog.getByRole('textbox', { name: 'Amount in USDC' }).fill('7.5')
  await expect(dialog.getByText('No price')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address or name' }).fill(people.ben)
  await dialog.getByRole('button', { name: 'Preview Send' }).click()
  await expect(dialog.getByText('0.000021 ETH')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByTitle(/^Sen(ding|t) 7\.5 USDC/)).toBeVisible()
  expect(sent).toHaveLength(1)

  await dialog.getByRole('button', { name: 'Activity' }).click()
  await expect(dialog.getByText('7.500 USDC')).toBeVisible()
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(sentHash))

  await open(page, 'WalletReceive')
  await expect(dialog.getByText('Copy')).toBeVisible()
  await open(page, 'Networks')
  await dialog.getByRole('button', { name: 'Polygon' }).click()
  await expect(page.getByRole('button', { name: /1\.5000? POL/ })).toBeAttached()

  expect(new Set(asked)).toContain('eth_getBalance')
  expect(foreign, 'nothing but the node is asked').toEqual([])
  expect(complaints).toEqual([])
})

test("a Solana wallet connects without services, and its balance comes from that network's node", async ({
  page,
}) => {
  await installSolanaWallet(page, people.sol)
  const { asked, complaints, dialog, foreign } = await openHost(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /Palm/ }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /2\.2500? SOL/ }).click()
  await expect(dialog.getByText('9hSR...GWBu')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['getBalance']))
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('a name is resolved by the node alone, and the payment goes to its address', async ({
  page,
}) => {
  const { complaints, dialog, foreign, sent } = await openConnected(page)
  await open(page, 'WalletSend')
  await dialog.getByRole('button', { name: 'Select token', exact: true }).click()
  await dialog.getByRole('button', { name: /Ether/ }).click()
  await dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.5')
  const recipient = dialog.getByRole('textbox', { name: 'Address or name' })
  await recipient.fill('nobody.shop.eth')
  await expect(dialog.getByText('This name has no address')).toBeVisible()
  await recipient.fill('Ben.shop.eth')
  await dialog.getByRole('button', { name: 'Preview Send' }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByTitle(/^Sen(ding|t) 0\.5 ETH/)).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ to: people.ben })])
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('a missing token contract, or one that reverts, hides none of the others of the same call', async ({
  page,
}) => {
  const called = new Set<string>()
  page.on('request', (request) => {
    const { method, params } = request.postDataJSON() ?? {}
    if (method === 'eth_call') called.add(params[0].to.toLowerCase())
  })
  const { complaints, dialog } = await openConnected(page)
  await open(page, 'WalletSendSelectToken')
  await expect(dialog.getByRole('button', { name: /No price/ })).toHaveText([
    /^Ether.*1\.5000$/,
    /^USD Coin.*25\.0000$/,
    /^Dai.*4\.0000$/,
  ])
  const { multicall3, ensUniversalResolver } = mainnet.contracts
  expect(called).toEqual(new Set([ensUniversalResolver.address, multicall3.address.toLowerCase()]))
  expect(complaints).toEqual([])
})
