import { expect, test } from '@playwright/test'
import { previewPayment } from './previewPayment'

test('somebody connects a wallet of the browser and pays', async ({ page }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  // Alone, simulated wallets approve at once.
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()

  await previewPayment(page)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(modal).toContainText('Sent 1 ETH')
})
