import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

test('a host app runs offline with foyer/mock in place of foyer/real', async ({
  page,
  baseURL,
}) => {
  const files = await buildHost('offline')
  const seen = await openHostPage(
    page,
    files,
    'offline',
    '<foyer-button></foyer-button>',
    async (route) => {
      // What a dev server's proxy for /__foyer does.
      const { pathname } = new URL(route.request().url())
      const { origin: _origin, ...headers } = await route.request().allHeaders()
      const response = await route.fetch({ url: `${baseURL}${pathname}`, headers })
      await route.fulfill({ response })
    },
  )
  await expect(page).toHaveTitle(/^Shop, [1-9]\d* scenarios$/)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /Installed/i })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /0x/ })).toContainText('ETH')
  expect(seen.foreign, 'nothing leaves the machine').toEqual([])
  expect(seen.complaints).toEqual([])
})
