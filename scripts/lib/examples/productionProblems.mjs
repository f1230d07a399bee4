import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { policyForPage } from './guidePolicy.mjs'

/** The response of the wallet directory; other services return an invalid response. */
const noWallets = { count: 0, data: [] }

/** Only ends what hangs, in ms. */
const LIMIT = 300_000

/**
 * The browser's complaints about the production build of an example, which its script `start` serves: the page is opened under the
 * policy of docs/content-policy.md, with the hashes of the framework's own inline scripts and styles, up to the view Connect. A page that
 * does not get there is a problem too.
 *
 * @param {string} folder of the built example
 * @param {{ executablePath: string, port: number, production: import('./productions.mjs').Production }} options
 * @returns {Promise<readonly string[]>}
 */
export async function productionProblems(folder, { executablePath, port, production }) {
  const site = `http://localhost:${port}`
  const { path = '/', shows = 'All Wallets', withoutPolicy = false } = production
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
  const browser = await chromium.launch({ executablePath })
  /** @type {string[]} */
  const complaints = []
  try {
    await answers(site)
    const page = await browser.newPage()
    page.setDefaultTimeout(LIMIT)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('**/*', async (route) => {
      const request = route.request()
      if (request.url().includes('/__foyer/')) complaints.push(`The page loads ${request.url()}`)
      if (new URL(request.url()).origin !== site) {
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: noWallets })
      }
      if (withoutPolicy || request.resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = await response.text()
      const headers = { ...response.headers(), 'content-security-policy': policyForPage(body) }
      return route.fulfill({ response, body, headers })
    })
    await page.goto(`${site}${path}`)
    await page.getByRole('button', { name: /Connect Wallet|Log in/ }).click()
    await page.getByRole('dialog').getByText(shows).waitFor()
  } catch (error) {
    complaints.push(`Failed to open the modal in production: ${error}`)
  } finally {
    await browser.close()
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  }
  return complaints
}

/**
 * @param {string} site
 */
async function answers(site) {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await fetch(site).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`Failed to start the production build: nothing answers at ${site}.`)
}
