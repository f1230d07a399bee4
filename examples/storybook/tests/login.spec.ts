import { expect, test } from 'foyerkit-lab/playwright'

const story = '/iframe.html?id=login--large&viewMode=story'

test('a story with the modal logs in by e-mail and is still logged in after a reload', async ({
  page,
  foyer,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const modal = page.getByRole('dialog')
  await page.goto(story)

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  const account = page.getByRole('button', { name: /ETH/ })
  await expect(account).toBeVisible()

  await page.reload()
  await expect(account).toBeVisible()
  expect(complaints).toEqual([])
})
