import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

test('a host page chooses the language, which also decides the direction and is loaded on demand', async ({
  page,
}) => {
  const body = '<foyer-button></foyer-button>'
  const seen = await openHostPage(page, await buildHost('alone'), 'alone', body)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const speak = (locale: string) =>
    page.evaluate((tag) => Reflect.get(window, 'foyer').setLocale(tag), locale)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialog).toHaveCSS('direction', 'ltr')
  const loaded = seen.loaded.length
  await speak('ar')
  await expect(dialog).toHaveCSS('direction', 'rtl')
  await expect(dialog).toHaveAttribute('lang', 'ar')
  expect(seen.loaded.length).toBeGreaterThan(loaded)

  await speak('de')
  await expect(dialog.getByRole('heading', { name: 'Verbinden' })).toBeVisible()
  await expect(dialog).toHaveCSS('direction', 'ltr')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  expect(seen.complaints).toEqual([])
})
