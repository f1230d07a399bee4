import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

const hosts = [
  { entry: 'react', body: '<div id="app"></div>' },
  { entry: 'elements', body: '<foyer-button></foyer-button>' },
] as const

for (const { entry, body } of hosts) {
  test(`the production build opens under a strict content policy, with ${entry}`, async ({
    page,
  }) => {
    const seen = await openHostPage(page, await buildHost(entry), entry, body)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(seen.foreign, 'nothing is asked before the modal opens').toEqual([])
    expect(seen.loaded.filter((file) => file.includes('viem'))).toEqual([])

    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('All Wallets')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(seen.complaints).toEqual([])
    expect(seen.loaded.filter((file) => file.includes('viem'))).toEqual([])
  })
}

test('the policy of these tests blocks what it should', async ({ page }) => {
  const seen = await openHostPage(
    page,
    await buildHost('react'),
    'react',
    '<p style="color: red">Sale</p>',
  )
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'p { color: red }'
    document.head.append(style)
  })
  await expect
    .poll(() => seen.complaints.filter((text) => text.startsWith('policy:')).length)
    .toBe(2)
})
