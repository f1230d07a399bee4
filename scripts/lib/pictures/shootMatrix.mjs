import { shootPage } from './shootPage.mjs'

const open = {
  do: 'click',
  target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 },
}
const help = { do: 'click', target: { role: 'button', name: 'Help' } }

/** One passes, one fails, and one applies to a desktop only. */
const recordings = [
  { title: 'Help explains wallets', steps: [open, help, { expect: 'view', is: 'WhatIsAWallet' }] },
  { title: 'Help explains houses', steps: [open, help, { expect: 'text', text: 'A house is' }] },
  {
    title: 'Help opens from a browser extension',
    skip: [{ device: 'iphone', because: 'An iPhone has no extensions.' }],
    steps: [open, { expect: 'view', is: 'Connect' }],
  },
].map((each, index) => ({ ...each, id: `recorded-${index + 1}`, tags: ['recorded'] }))

/**
 * The picture of docs/run-many.md: a run in a matrix.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host address of the workbench
 * @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function shootMatrix(browser, host) {
  return { 'run-many-matrix.webp': await shootPage(browser, host, 'light', runMatrix) }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} host
 */
async function runMatrix(page, host) {
  await page.addInitScript(
    (kept) => localStorage.setItem('foyer.workbench.recordings.v2', JSON.stringify(kept)),
    recordings,
  )
  await page.goto(host)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('recorded help')
  await page.getByRole('button', { name: /^Matrix/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Run many' })
  for (const name of ['Desktop', 'iPhone', 'Light', 'Dark']) {
    await dialog.getByRole('checkbox', { name }).check()
  }
  await dialog.getByRole('button', { name: /^Run \d+$/ }).click()
  await page.getByText(/^Run ended: /).waitFor({ state: 'attached', timeout: 300_000 })
}
