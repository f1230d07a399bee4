import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

const wallets = ['Quay', 'Reef', 'Tide', 'Wharf'].map((name, index) => ({
  id: String(index).repeat(64),
  name,
  mobile_link: `${name.toLowerCase()}://`,
}))

test('Connect appears with its first frame, and its rows stay in place', async ({ page }) => {
  await openHostPage(page, await buildHost('react'), 'react', '<div id="app"></div>')
  await page.route('**/getWallets?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { count: 640, data: wallets },
    }),
  )
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  await expect(button).toBeVisible()
  await page.evaluate(() => {
    const seen = { closed: 0, frames: 0, layouts: new Array<string>() }
    Object.assign(window, { seen })
    function look() {
      const dialog = document.querySelector('foyer-modal')?.shadowRoot?.querySelector('dialog')
      const rows = [...(dialog?.querySelectorAll<HTMLElement>('.fy-row') ?? [])]
      const tops = rows.map(({ offsetTop }) => offsetTop).join(' ')
      if (rows.length > 0) seen[dialog?.open ? 'frames' : 'closed'] += 1
      if (dialog?.open && rows.length > 0 && seen.layouts.at(-1) !== tops) seen.layouts.push(tops)
      requestAnimationFrame(look)
    }
    look()
  })
  await button.click()
  await expect(page.getByRole('dialog').getByText('Quay')).toBeVisible()
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'))
  await expect.poll(async () => (await seen()).frames).toBeGreaterThan(30)
  expect((await seen()).closed).toBe(0)
  expect((await seen()).layouts).toHaveLength(1)
})
