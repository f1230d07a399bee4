import { expect, test } from '@playwright/test'

test('the console stays quiet: nothing differs between the server and the page', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('All Wallets')
  await page.reload()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  const account = page.getByRole('button', { name: /ETH/ })
  await expect(account).toBeVisible()

  // Now the server knows who is connected, and the browser finds the wallet again.
  const reloaded = await page.reload()
  expect(await reloaded?.text()).toMatch(/<span>0x\w+\.\.\.\w+<\/span>/)
  await expect(account).toBeVisible()
  expect(complaints).toEqual([])
})
