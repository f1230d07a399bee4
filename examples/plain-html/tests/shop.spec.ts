import { expect, test } from '@playwright/test'

const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('somebody connects a wallet of the browser and pays', async ({ page }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  // Alone, simulated wallets approve at once.
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()

  await page.getByRole('button', { name: 'Pay' }).click()
  await modal.getByRole('button', { name: 'Select token', exact: true }).click()
  await modal.getByRole('button', { name: /Ether ETH/ }).click()
  await modal.getByRole('textbox', { name: 'Amount in ETH' }).fill('1')
  await modal.getByRole('textbox', { name: 'Address or name' }).fill(till)
  await modal.getByRole('button', { name: 'Preview Send' }).click()
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(modal).toContainText('Transaction started')
})
