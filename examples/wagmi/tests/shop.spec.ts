import { expect, test } from 'foyerkit-lab/playwright'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('the hooks of wagmi follow the modal, and the modal follows them', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  const state = page.getByRole('status')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.goto('/')

  // wagmi asks for a connection: the modal opens. The visitor goes away, then comes back.
  await press('Log in')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(state).toHaveText('disconnected')
  await press('Log in')
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await foyer.wallet('fox').approve()
  await expect(state).toContainText(`connected ${account} 1 10000`)

  await press('Pay 1')
  await foyer.wallet('fox').approve('eth_sendTransaction')
  await expect(page.getByText('Paid: 0x')).toBeVisible()
  expect(await foyer.chain(1).balance(till)).toBe(10_001n * 10n ** 18n)

  await press('To Polygon')
  await foyer.wallet('fox').approve('wallet_switchEthereumChain')
  await expect(state).toContainText(`connected ${account} 137`)
  await expect(page.getByRole('button', { name: /POL/ })).toBeVisible()

  // Taken up again after a reload, on the network of the wallet.
  await page.reload()
  await expect(state).toContainText(`connected ${account} 137`)

  await press('Log out')
  await expect(state).toHaveText('disconnected')

  // By the modal's own button, and out by its own row.
  await press('Connect Wallet')
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await foyer.wallet('fox').approve()
  await expect(state).toContainText(`connected ${account}`)
  await foyer.wallet('fox').setAccounts([3])
  await expect(state).toContainText(`connected ${till}`)
  await page.getByRole('button', { name: /ETH|POL/ }).click()
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(state).toHaveText('disconnected')
})
