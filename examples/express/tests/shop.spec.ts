import { expect, test } from 'foyerkit-lab/playwright'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('connects a simulated wallet, pays, signs, changes the network and stays after a reload', async ({
  page,
  foyer,
}) => {
  const fox = foyer.wallet('fox')
  const state = page.getByRole('status').filter({ hasText: /connect/ })
  const press = (name: string) => page.getByRole('button', { name }).click()
  await page.goto('/')

  await press('Connect Wallet')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()
  await fox.approve()
  await expect(state).toContainText(`connected ${account} 1`)

  await press('Pay 1')
  await fox.approve('eth_sendTransaction')
  await expect(page.getByText('Paid: 0x')).toBeVisible()
  expect(await foyer.chain(1).balance(till)).toBe(10_001n * 10n ** 18n)

  await press('Confirm age')
  await fox.approve('personal_sign')
  await expect(page.getByText('Confirmed: 0x')).toBeVisible()

  await press('To Polygon')
  await fox.approve('wallet_switchEthereumChain')
  await expect(state).toContainText(`connected ${account} 137`)

  await page.reload()
  await expect(state).toContainText(`connected ${account} 137`)
})
