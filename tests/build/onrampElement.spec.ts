import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { withoutFile } from './withoutFile.ts'
import { openHostPage } from './hostPage.ts'
import { keepsFailedModules } from './keepsFailedModules.ts'

test('the on-ramp widget works on a page without React, under a strict content policy', async ({
  page,
}) => {
  const body = '<foyer-onramp></foyer-onramp>'
  const seen = await openHostPage(page, await buildHost('elements'), 'elements', body)
  const paid = page.getByRole('textbox', { name: 'You pay' })
  await paid.fill('9')
  await expect(page.getByText('The minimum is $10')).toBeVisible()
  await page.getByRole('button', { name: '$250' }).click()
  await expect(paid).toHaveValue('250')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(seen.complaints.filter((text) => text.startsWith('policy:'))).toEqual([])
})

const lost = [
  {
    code: 'OnrampWidget',
    body: '<foyer-onramp></foyer-onramp>',
    role: 'textbox',
    label: 'You pay',
  },
  {
    code: 'mountElement',
    body: '<foyer-button></foyer-button>',
    role: 'button',
    label: 'Connect Wallet',
  },
] as const

for (const { code, body, role, label } of lost) {
  test(`an element appears by itself once ${code} can be loaded`, async ({ page }) => {
    test.skip(
      await keepsFailedModules(page),
      'This browser never asks again for a module that failed; loadWithRetry.test.ts checks the attempts.',
    )
    const { files, name, restore } = withoutFile(await buildHost('elements'), code)
    await page.clock.install()
    const seen = await openHostPage(page, files, 'elements', body)
    const loads = () => seen.loaded.filter((each) => each === name).length
    await expect.poll(loads).toBe(1)
    restore()
    await expect(async () => {
      await page.clock.fastForward(1_000)
      await expect(page.getByRole(role, { name: label })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 120_000 })
    expect(loads()).toBe(2)
  })
}
