import { expect, test as base } from 'foyerkit-lab/playwright'

// The panels beside the shop, as a developer has them open: everything here is done manually in one of the two.
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern.
  panels: async ({ context }, give) => {
    const panels = await context.newPage()
    await panels.goto('/__foyer/')
    await give(panels)
  },
  shop: async ({ panels }, give) => give(panels.frameLocator('iframe[title="Your page"]')),
})

const open = (panels, name) => panels.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

test('a wallet request is answered, and the theme is edited', async ({ panels, shop }) => {
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  const account = shop.getByRole('button', { name: /10,000.*ETH/ })
  await expect(account).toBeVisible()

  await open(panels, 'Theme')
  await panels.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7c3aed')
  await expect(account).toHaveCSS('--foyer-accent', '#7c3aed')
  await expect(panels).toHaveURL(/\?page=%2F$/)
})

test('a code is read in the mailbox and expires by the clock; a signature is approved on its site', async ({
  panels,
  shop,
}) => {
  const modal = shop.getByRole('dialog')
  const code = panels.getByRole('list', { name: 'Mails' }).getByRole('status').first()
  const typeCode = async () => {
    const digits = await code.textContent()
    await modal.getByRole('textbox').first().click()
    await panels.keyboard.type(digits)
  }
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await panels.keyboard.press('Enter')
  await open(panels, 'Mail')
  await expect(code).toBeVisible()
  await panels.getByRole('button', { name: /^Clock, / }).click()
  await panels.getByRole('button', { name: 'Run 20 min' }).click()
  await typeCode()
  await expect(modal).toContainText('expired')

  const first = await code.textContent()
  await modal.getByRole('button', { name: /Resend/ }).click()
  await expect(code).not.toHaveText(first)
  await typeCode()
  const account = shop.getByRole('button', { name: /ETH/ })
  await expect(account).toBeVisible()

  const signing = shop
    .locator('body')
    .evaluate(async () => (await window.shop.signerOf()).signMessage('hi'))
  await open(panels, 'Sites')
  await panels.getByRole('button', { name: 'Sign', exact: true }).click()
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test('the phone scans, approves and disconnects', async ({ panels, shop }) => {
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /WalletConnect/ }).click()
  await shop.getByRole('img', { name: 'QR code to scan with your phone' }).waitFor()
  await open(panels, 'Phone')
  await panels.getByRole('button', { name: 'Scan the QR code' }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(shop.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
  await panels.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(shop.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a balance is set on the chain, and a fault is shown among the calls and on the timeline', async ({
  panels,
  shop,
}) => {
  await open(panels, 'Chains')
  await panels.getByRole('textbox', { name: 'Balance in ETH' }).fill('7 ETH')
  await panels.keyboard.press('Enter')
  await expect(panels.getByRole('row', { name: /0xf39F…2266/ })).toContainText('7.0000')
  await panels.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(panels.getByRole('tabpanel', { name: 'Ethereum' })).toContainText('Block 1')

  await open(panels, 'Faults')
  await panels.getByRole('combobox', { name: 'Call' }).fill('wallet.eth_requestAccounts')
  await panels.getByRole('combobox', { name: 'Effect' }).selectOption('connection lost')
  await panels.getByRole('radio', { name: 'Nth call' }).click()
  await panels.getByRole('button', { name: 'Add fault' }).click()
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await shop.getByRole('button', { name: 'Try again' }).click()
  await open(panels, 'Wallets')
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(shop.getByRole('button', { name: /7\.0000.*ETH/ })).toBeVisible()

  // Folded at first in a low window.
  await open(panels, 'Timeline')
  await expect(panels.getByRole('group', { name: 'Events', exact: true })).toContainText(
    'CONNECT_SUCCESS',
  )
  await open(panels, 'Calls')
  await panels.getByPlaceholder('directory.* or part of a name').fill('eth_requestAccounts')
  await expect(panels.getByRole('tabpanel', { name: 'Calls' })).toContainText(/failed.*done/s)
  await open(panels, 'State')
  await expect(panels.getByRole('tree', { name: 'widget' })).toContainText('connected:true')
})

test('the panels keep a fault across their reload, list their keys, and decide by them', async ({
  panels,
  shop,
}) => {
  await shop.getByRole('button', { name: 'Connect Wallet' }).waitFor()
  await panels.getByRole('tab', { name: /^Faults/ }).click()
  await panels.getByRole('combobox', { name: 'Call' }).fill('wallet.personal_sign')
  await panels.getByRole('button', { name: 'Add fault' }).click()
  const atWork = panels.getByRole('region', { name: 'Active faults' })
  await expect(atWork.getByRole('listitem')).toHaveCount(1)
  await panels.reload()
  await expect(atWork.getByRole('listitem')).toContainText('wallet.personal_sign takes 5.0 s')

  await panels.getByRole('tab', { name: /^Faults/ }).click()
  await panels.keyboard.press('?')
  const keys = panels.getByRole('dialog', { name: 'Keyboard' })
  await expect(keys.getByText('Approve the first request in view')).toBeVisible()
  await expect(keys.getByText('Host options')).toHaveCount(0)
  await panels.keyboard.press('Escape')
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await panels.getByRole('tab', { name: /^Wallets/ }).click()
  // A key answers only a request that has arrived.
  await expect(panels.getByRole('button', { name: 'Approve', exact: true }).first()).toBeVisible()
  await panels.keyboard.press('a')
  await expect(shop.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
})
