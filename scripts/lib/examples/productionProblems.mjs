import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chromium } from '@playwright/test'
import { guidePolicy } from './guidePolicy.mjs'

/** What the directory of wallets answers; other services say nothing that they should. */
const noWallets = { count: 0, data: [] }

/**
 * What the browser complains of on the production build of an example, which its script `start` serves: the page is opened under the
 * policy of docs/content-policy.md, with the hashes of the framework's own inline scripts and styles, up to the view Connect.
 *
 * @param {string} folder of the built example
 * @param {{ executablePath: string, port: number }} options
 * @returns {Promise<readonly string[]>}
 */
export async function productionProblems(folder, { executablePath, port }) {
  const site = `http://localhost:${port}`
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
  const browser = await chromium.launch({ executablePath })
  try {
    await answers(site)
    const page = await browser.newPage()
    /** @type {string[]} */
    const complaints = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('**/*', async (route) => {
      const request = route.request()
      if (new URL(request.url()).origin !== site) {
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: noWallets })
      }
      if (request.resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = await response.text()
      const headers = { ...response.headers(), 'content-security-policy': policyFor(body) }
      return route.fulfill({ response, body, headers })
    })
    await page.goto(site)
    await page.getByRole('button', { name: /Connect Wallet|Log in/ }).click()
    await page.getByRole('dialog').getByText('All Wallets').waitFor()
    return complaints
  } finally {
    await browser.close()
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  }
}

/**
 * @param {string} html
 */
function policyFor(html) {
  return ['script', 'style'].reduce(
    (policy, tag) =>
      policy.replace(`${tag}-src 'self'`, [`${tag}-src 'self'`, ...hashes(html, tag)].join(' ')),
    guidePolicy(),
  )
}

/**
 * What allows the inline elements of a framework.
 *
 * @param {string} html
 * @param {string} tag
 */
function hashes(html, tag) {
  const inline = new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
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
