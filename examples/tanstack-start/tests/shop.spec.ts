import { expect, test } from 'foyerkit-lab/playwright'

const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('a visitor logs in by e-mail, sends ether and is still logged in after a reload', async ({
  page,
  foyer,
}) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  const account = page.getByRole('button', { name: /ETH/ })
  await account.click()

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

  // Vite has found its dependencies by now: nothing more is to be said.
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })

  // The server's page says who is connected, and the browser finds the session again.
  const reloaded = await page.reload()
  expect(await reloaded?.text()).toMatch(/<span>0x\w+\.\.\.\w+<\/span>/)
  await expect(account).toBeVisible()
  expect(complaints).toEqual([])
})
