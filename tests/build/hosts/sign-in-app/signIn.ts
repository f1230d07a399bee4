import { expect, test } from 'foyerkit-lab/playwright'

/** Posts from the page; returns the status. */
const post = (body: unknown) =>
  fetch('/siwe/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(({ status }) => status)

test('an e-mail login signs in, and its replay is refused', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await modal.getByRole('button', { name: 'Sign', exact: true }).click()
  const sent = page.waitForRequest('**/siwe/verify')
  await foyer.act({ do: 'frame.approve', method: 'personal_sign' })
  await expect(page.getByText('Hello 0x')).toBeVisible()

  const signed: unknown = (await sent).postDataJSON()
  expect(signed).toEqual({ message: expect.any(String), signature: expect.any(String) })
  expect(await page.evaluate(post, signed)).toBe(401)
  await page.context().clearCookies()
  expect(await page.evaluate(post, signed)).toBe(401)
})

test('the server keeps serving after malformed bodies', async ({ page }) => {
  await page.goto('/')
  for (const body of [{}, null, { message: 5 }, { message: 'a', signature: '0xzz' }]) {
    expect(await page.evaluate(post, body)).toBe(400)
  }
  await page.reload()
  await expect(page.getByText('Please log in.')).toBeVisible()
  expect((await page.request.get('/siwe/session')).status()).toBe(200)
})
