import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

/** What the build wrote down. */
interface Report {
  readonly budgets: readonly { readonly name: string; readonly files: readonly string[] }[]
  /** Files that `foyerkit/real` loads on import: the page has that entry point too. */
  readonly backend: readonly string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Files of the package among those a page loaded. */
function ofPackage(loaded: readonly string[]): string[] {
  return loaded
    .filter((file) => file.startsWith('package/'))
    .map((file) => file.slice('package/'.length))
}

test('a page loads no more of foyer than the budgets of the build pay for', async ({ page }) => {
  const report: Report = JSON.parse(readFileSync(`${root}reports/budgets.json`, 'utf8'))
  const [closed = [], open = []] = report.budgets.map(({ files }) => files)
  const seen = await openHostPage(page, await buildHost('react'), 'react', '<div id="app"></div>')
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  await expect(button).toBeVisible()
  const before = ofPackage(seen.loaded)
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((file) => !closed.includes(file))).toEqual([])

  await button.click()
  await expect(page.getByRole('dialog').getByText('All Wallets')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const after = ofPackage(seen.loaded)
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.filter((file) => !open.includes(file))).toEqual([])
})
