import { expect, test, type Page } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installWallet, serveOwnNode } from './ownNode.ts'

/** A host with every service except those that are `false`, and the requests to its services. */
async function openHost(page: Page, parts: Readonly<Record<string, false>> = {}) {
  await installWallet(page)
  const body = `<foyer-button></foyer-button><script type="application/json" id="parts">${JSON.stringify(parts)}</script>`
  const seen = await openHostPage(page, await buildHost('parts'), 'parts', body)
  await serveOwnNode(page)
  return { ...seen, dialog: page.getByRole('dialog') }
}

/** Opens a view like the host's own code. */
const open = (page: Page, view: string) =>
  page.evaluate((name) => Reflect.get(window, 'foyer').open(name), view)

/** The controls that lead to a service, before and after the visitor has connected. */
async function leadsTo(page: Page, parts: Readonly<Record<string, false>>) {
  const { dialog } = await openHost(page, parts)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialog.getByRole('button', { name: /Pine/ })).toBeVisible()
  const connect = await dialog.innerText()
  const fields = await dialog.getByRole('textbox', { name: 'Email' }).count()
  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(dialog).toBeHidden()
  await open(page, 'Account')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const account = await dialog.innerText()
  return {
    directory: connect.includes('All Wallets'),
    walletConnect: connect.includes('WalletConnect'),
    auth: fields > 0,
    swap: account.includes('Swap'),
    onramp: account.includes('Buy crypto'),
  }
}

const all = { directory: true, walletConnect: true, auth: true, swap: true, onramp: true }

test('a host with all services has a control for each', async ({ page }) => {
  expect(await leadsTo(page, {})).toEqual(all)
})

for (const part of ['directory', 'walletConnect', 'auth', 'swap', 'onramp'] as const) {
  test(`a host without ${part} hides its controls, and shows all others`, async ({ page }) => {
    expect(await leadsTo(page, { [part]: false })).toEqual({ ...all, [part]: false })
  })
}

for (const part of ['balances', 'identity', 'names', 'history', 'analytics'] as const) {
  test(`a host without ${part} works as before`, async ({ page }) => {
    expect(await leadsTo(page, { [part]: false })).toEqual(all)
  })
}

test('Send offers the coin from the node when the balance service fails', async ({ page }) => {
  const { dialog } = await openHost(page)
  await page.route('https://rpc.walletconnect.org/**', (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(dialog).toBeHidden()
  await open(page, 'WalletSend')
  await dialog.getByRole('button', { name: 'Select token', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /Ether/ })).toContainText('1.5')
})
