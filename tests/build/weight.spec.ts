import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type Locator } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'

/** The report of the build. */
interface Report {
  readonly budgets: readonly { readonly name: string; readonly files: readonly string[] }[]
  /** Files that `foyerkit/real` loads on import; the page has that entry point too. */
  readonly backend: readonly string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The package's files among those a page loaded. */
function ofPackage(loaded: readonly string[]): string[] {
  return loaded
    .filter((file) => file.startsWith('package/'))
    .map((file) => file.slice('package/'.length))
}

test('a page loads no more of foyer than the budgets of the build allow', async ({ page }) => {
  const report: Report = JSON.parse(readFileSync(`${root}reports/budgets.json`, 'utf8'))
  const [closed = [], open = []] = report.budgets.map(({ files }) => files)
  // Nothing is preloaded where data is expensive.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const seen = await openHostPage(page, await buildHost('react'), 'react', '<div id="app"></div>')
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  await expect(button).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = ofPackage(seen.loaded)
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((file) => !closed.includes(file))).toEqual([])

  await button.click()
  await expect(page.getByRole('dialog').getByText('Quay')).toBeVisible()
  const after = ofPackage(seen.loaded)
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.filter((file) => !open.includes(file))).toEqual([])
})

for (const { when, saveData, act } of [
  { when: 'the page is idle', saveData: false, act: async () => undefined },
  { when: 'the pointer comes to the button', saveData: true, act: (one: Locator) => one.hover() },
  { when: 'the button gets the focus', saveData: true, act: (one: Locator) => one.focus() },
]) {
  test(`Connect's code is there before the click when ${when}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    )
    const seen = await openHostPage(page, await buildHost('react'), 'react', '<div id="app"></div>')
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await act(button)
    const isThere = () => seen.loaded.some((file) => file.startsWith('package/chunks/connect-'))
    await expect.poll(isThere).toBe(true)
    await page.waitForLoadState('networkidle')
    const before = [...seen.loaded]
    // The page also has an account button, which shows nothing while no account is connected.
    expect(
      before.filter((file) => /chunks\/(account|buttons|shared-connected)-/.test(file)),
    ).toEqual([])
    await button.click()
    await expect(page.getByRole('dialog').getByText('Quay')).toBeVisible()
    // The rest is the wallet directory, which requests nothing before that where the visitor saves data, or when the page is only idle.
    expect(
      seen.loaded.slice(before.length).map((file) => file.replace(/-[\w-]+\.js$/, '')),
    ).toEqual(['package/chunks/directory'])
  })
}

for (const { when, act } of [
  { when: 'the pointer comes to the button', act: (one: Locator) => one.hover() },
  { when: 'the button gets the focus', act: (one: Locator) => one.focus() },
]) {
  test(`the wallets of Connect are asked for once, before the click, when ${when}`, async ({
    page,
  }) => {
    const seen = await openHostPage(page, await buildHost('react'), 'react', '<div id="app"></div>')
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(seen.foreign).toEqual([])
    await act(button)
    const asked = () => seen.foreign.map((address) => new URL(address).pathname)
    await expect.poll(asked).toContain('/getWallets')
    await page.waitForLoadState('networkidle')
    const before = asked()
    // No page of the whole list.
    expect(seen.foreign.filter((address) => address.includes('entries=40'))).toEqual([])
    await button.click()
    await expect(page.getByRole('dialog').getByText('Quay')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked().filter((path) => path === '/getWallets')).toHaveLength(
      before.filter((path) => path === '/getWallets').length,
    )
  })
}
