import { expect, test } from 'foyerkit-lab/playwright'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('somebody connects a wallet by the element and pays', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('Nobody is logged in.')
  await page.getByRole('button', { name: 'Log in' }).click()
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await foyer.wallet('fox').approve()
  await expect(page.getByRole('status')).toHaveText(account)
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()

  await page.getByRole('button', { name: 'Pay' }).click()
  await modal.getByRole('button', { name: 'Select token', exact: true }).click()
  await modal.getByRole('button', { name: /Ether ETH/ }).click()
  await modal.getByRole('textbox', { name: 'Amount in ETH' }).fill('1')
  await modal.getByRole('textbox', { name: 'Address or name' }).fill(till)
  await modal.getByRole('button', { name: 'Preview Send' }).click()
  const before = await foyer.chain(1).balance(till)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await foyer.wallet('fox').approve('eth_sendTransaction')
  await expect(modal).toContainText('Sent 1 ETH')
  expect(await foyer.chain(1).balance(till)).toBe(before + 10n ** 18n)
})
