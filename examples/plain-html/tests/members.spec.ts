import { expect, test } from 'foyerkit-lab/playwright'
import { previewPayment, till } from './previewPayment'

test('a member logs in by e-mail and pays', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/members')
  await page.getByRole('button', { name: 'Log in' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(page.getByRole('button', { name: /ETH/ })).toBeVisible()

  await previewPayment(page)
  const before = await foyer.chain(1).balance(till)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await foyer.act({ do: 'frame.approve' })
  await expect(modal).toContainText('Sent 1 ETH')
  expect(await foyer.chain(1).balance(till)).toBe(before + 10n ** 18n)
})
