import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

test('a wallet of the type EXTERNAL, which the host provides, is listed and connects [C-168]', async ({
  page,
}) => {
  const files = await buildHost('external')
  await openHostPage(page, files, 'external', '<foyer-button></foyer-button>')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('All Wallets')).toBeVisible()
  // In its own section: after the directory's wallets, and not marked as installed in this browser.
  await dialog.getByRole('button', { name: 'Cold Key', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '0xf3...b92266' })).toBeVisible()
})
