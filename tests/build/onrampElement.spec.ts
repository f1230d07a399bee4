import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

test('the on-ramp widget stands on a page without React, under a strict content policy', async ({
  page,
}) => {
  const body = '<foyer-onramp></foyer-onramp>'
  const seen = await openHostPage(page, await buildHost('elements'), 'elements', body)
  const paid = page.getByRole('textbox', { name: 'You pay' })
  await paid.fill('9')
  await expect(page.getByText('The smallest amount is $10')).toBeVisible()
  await page.getByRole('button', { name: '$250' }).click()
  await expect(paid).toHaveValue('250')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(seen.complaints.filter((text) => text.startsWith('policy:'))).toEqual([])
})
