import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installWallet, people, serveOwnNode } from './ownNode.ts'

test('a wagmi app has the widget as its modal: its hooks follow what the visitor does there, and the widget follows the hooks', async ({
  page,
}) => {
  await installWallet(page)
  const files = await buildHost('wagmi')
  const { complaints, foreign } = await openHostPage(page, files, 'wagmi', '<div id="app"></div>')
  await serveOwnNode(page)
  const state = page.locator('output')
  const dialog = page.getByRole('dialog')
  await expect(state).toHaveText('disconnected  ')

  // The page asks for a connection, and the visitor goes away.
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(state).toHaveText('disconnected  ')

  await page.getByRole('button', { name: 'Pay' }).click()
  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(state).toHaveText(`connected ${people.ada} 1`)

  await page.getByRole('button', { name: 'To Polygon' }).click()
  await expect(state).toHaveText(`connected ${people.ada} 137`)
  await expect(page.getByRole('button', { name: /POL/ })).toBeVisible()

  // Taken up again after a reload, on the network of the wallet.
  await page.reload()
  await expect(state).toHaveText(`connected ${people.ada} 1`)

  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(state).toHaveText('disconnected  ')
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()

  // By the widget's own button, and out by its own row.
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog.getByRole('button', { name: /Pine/ }).click()
  await expect(state).toHaveText(`connected ${people.ada} 1`)
  await page.getByRole('button', { name: /ETH/ }).click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(state).toHaveText('disconnected  ')

  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
