import { expect, test } from 'foyerkit-lab/playwright'

const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const charity = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

test('several calls go out in one request, and one that has to be atomic is refused as the wallet has said before', async ({
  page,
  foyer,
}) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.goto('/')
  await press('Log in')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()
  await foyer.wallet('fox').approve()
  await expect(page.getByText('Atomic: unsupported')).toBeVisible()

  await press('Pay 2 and give 3')
  await foyer.wallet('fox').approve('wallet_sendCalls')
  await expect(page.getByText('Batch: success, 2 receipts')).toBeVisible()
  expect(await foyer.chain(1).balance(till)).toBe(10_002n * 10n ** 18n)
  expect(await foyer.chain(1).balance(charity)).toBe(10_003n * 10n ** 18n)

  await press('All or nothing')
  await expect(page.getByText(/Not sent: .*does not support atomic/)).toBeVisible()
})
