import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { serveOwnNode } from './ownNode.ts'

test('a visitor sees why a login by e-mail fails when the secure site is unreachable, and can retry', async ({
  page,
}) => {
  await page.clock.install()
  const files = await buildHost('parts')
  await openHostPage(page, files, 'parts', '<foyer-button></foyer-button>')
  await serveOwnNode(page)
  await page.route('https://secure.walletconnect.org/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' })
  await email.fill('ada@example.com')
  await email.press('Enter')
  // On a busy machine the clock's jumps are ahead of the frame, and the limit of the whole login ends first.
  const reason = /Unable to load email login dependency|Email sign-in isn't available right now/
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(page.getByText(reason).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 120_000 })
  await expect(email).toBeEnabled()
  await expect(email).toHaveValue('ada@example.com')
})
