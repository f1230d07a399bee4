import type { Page } from '@playwright/test'

/** Account of the shop. */
export const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Fills in a payment of 1 ETH to the shop, up to the view that sends it. */
export async function previewPayment(page: Page): Promise<void> {
  const modal = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Pay' }).click()
  await modal.getByRole('button', { name: 'Select token', exact: true }).click()
  await modal.getByRole('button', { name: /Ether ETH/ }).click()
  await modal.getByRole('textbox', { name: 'Amount in ETH' }).fill('1')
  await modal.getByRole('textbox', { name: 'Address or name' }).fill(till)
  await modal.getByRole('button', { name: 'Preview Send' }).click()
}
