import { expect, test as base } from 'foyerkit-lab/playwright'
import { verifyMessage } from 'viem'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** What a page may say, by its modal: RainbowKit's WalletConnect client asks a server for settings, is stopped, and goes on. */
const expected: Readonly<Record<string, readonly RegExp[]>> = {
  before: [
    /Lit is in dev mode/,
    /api\.web3modal\.org was stopped/,
    /\[Reown Config\] Failed to fetch/,
  ],
  after: [],
}

const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use, { project }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use()
      const known = expected[project.name] ?? []
      expect(complaints.filter((text) => !known.some((each) => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

// The same tests for both modals: what a visitor does, and what wagmi's hooks say of it.
test('connects, pays, signs, changes the network, stays after a reload and logs out', async ({
  page,
  foyer,
}) => {
  const state = page.getByRole('status').filter({ hasText: /connect/ })
  const press = (name: string) => page.getByRole('button', { name }).click()
  await page.goto('/')

  await press('Connect Wallet')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()
  await foyer.wallet('fox').approve()
  await expect(state).toContainText(`connected ${account} 1 10000`)

  await press('Pay 1')
  await foyer.wallet('fox').approve('eth_sendTransaction')
  await expect(page.getByText('Paid: 0x')).toBeVisible()
  expect(await foyer.chain(1).balance(till)).toBe(10_001n * 10n ** 18n)

  await press('Confirm age')
  await foyer.wallet('fox').approve('personal_sign')
  const confirmed = await page.getByText('Confirmed: 0x').textContent()
  const signature = confirmed?.split(' ').at(-1) as `0x${string}`
  expect(await verifyMessage({ address: account, message: 'I am of age.', signature })).toBe(true)

  await press('To Polygon')
  await foyer.wallet('fox').approve('wallet_switchEthereumChain')
  await expect(state).toContainText(`connected ${account} 137`)

  await page.reload()
  await expect(state).toContainText(`connected ${account} 137`)

  await press('Log out')
  await expect(state).toHaveText('disconnected')
})

test('a phone scans the code of the modal, and pays', async ({ page, foyer }) => {
  const state = page.getByRole('status').filter({ hasText: /connect/ })
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  await foyer.phone.scan()
  await foyer.phone.approve()
  await expect(state).toContainText('connected 0x')

  const before = await foyer.chain(1).balance(till)
  await page.getByRole('button', { name: 'Pay 1' }).click()
  await foyer.phone.approve()
  await expect(page.getByText('Paid: 0x')).toBeVisible()
  expect((await foyer.chain(1).balance(till)) - before).toBe(10n ** 18n)
})
