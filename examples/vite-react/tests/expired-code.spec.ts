import { expect, test } from 'foyerkit-lab/playwright'

test('a code that is older than 20 minutes is refused', async ({ page, foyer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await foyer.clock.run('20 min')
  await page.getByRole('dialog').getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(page.getByRole('dialog')).toContainText('Try Again')
})
