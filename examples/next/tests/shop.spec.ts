import { expect, test } from 'foyerkit-lab/playwright'

const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('somebody logs in by e-mail, sends ether, swaps and buys', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')

  // Log in.
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  const account = page.getByRole('button', { name: /ETH/ })
  await expect(account).toBeVisible()

  // From now on the server's page says who is connected.
  const rendered = await page.request.get('/')
  expect(await rendered.text()).toMatch(/<span>0x\w+\.\.\.\w+<\/span>/)
  await account.click()

  // Send.
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await modal.getByRole('button', { name: 'Select token', exact: true }).click()
  await modal.getByRole('button', { name: /Ether ETH/ }).click()
  await modal.getByRole('textbox', { name: 'Amount in ETH' }).fill('1')
  await modal.getByRole('textbox', { name: 'Address or name' }).fill(friend)
  await modal.getByRole('button', { name: 'Preview Send' }).click()
  const before = await foyer.chain(1).balance(friend)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await foyer.act({ do: 'frame.approve' })
  await expect(modal).toContainText('Sent 1 ETH')
  expect(await foyer.chain(1).balance(friend)).toBe(before + 10n ** 18n)

  // Swap.
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await modal.getByRole('button', { name: 'Select token', exact: true }).first().click()
  await modal.getByRole('button', { name: /USD Coin/ }).click()
  await modal.getByRole('textbox', { name: 'Amount to pay' }).fill('1')
  const dollars = await foyer.chain(1).tokenBalance('USDC', 'active')
  await modal.getByRole('button', { name: 'Review swap' }).click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await foyer.act({ do: 'frame.approve' })
  await expect(modal).toContainText('Swapped')
  expect(await foyer.chain(1).tokenBalance('USDC', 'active')).toBeGreaterThan(dollars)

  // Buy, in the provider's own window.
  await modal.getByRole('button', { name: 'Buy', exact: true }).click()
  const opening = page.waitForEvent('popup')
  await modal.getByRole('button', { name: /Coinbase/ }).click()
  const provider = await opening
  const ether = await foyer.chain(1).balance('active')
  await provider.getByRole('button', { name: 'Pay by card' }).click()
  await expect(modal).toContainText('Bought')
  expect(await foyer.chain(1).balance('active')).toBeGreaterThan(ether)
})
