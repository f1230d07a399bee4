import { once } from 'node:events'
import { createServer } from 'node:http'
import { firstFreePort } from '../firstFreePort.mjs'
import { freePort } from '../freePort.mjs'
import { packPackage } from './packPackage.mjs'
import { startServer } from './startBench.mjs'
import { lineOf, summarize } from './summary.mjs'

/** @typedef {import('./benchParts.mjs').Bench} Bench */
/** @typedef {{ printed: number, wallets: number, workbench: number }} Start in ms from the command */

/**
 * From `npx foyerkit` until a page of another server, in a browser that has never seen it, has the simulated wallets,
 * and until the workbench beside it can be used.
 *
 * @param {Bench} bench
 */
export async function commandBench(bench) {
  const { root, browser, rounds, say } = bench
  await packPackage(bench)
  /** @type {Start[]} */
  const starts = []
  for (let round = 0; round < rounds; round += 1) starts.push(await start(root, browser))
  /** @param {keyof Start} fact */
  const all = (fact) => summarize(starts.map((one) => one[fact]))
  say(lineOf('command: npx foyerkit, addresses printed', all('printed'), 'ms'))
  say(lineOf('command: npx foyerkit, a page has the wallets', all('wallets'), 'ms'))
  say(lineOf('command: npx foyerkit, workbench can be used', all('workbench'), 'ms'))
}

/**
 * @param {string} root
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Start>}
 */
async function start(root, browser) {
  const port = await firstFreePort(4_700)
  const app = await servePage(`http://localhost:${port}/__foyer/wallets.js`)
  const context = await browser.newContext()
  const page = await context.newPage()
  const from = performance.now()
  const passed = () => performance.now() - from
  const { stop } = await startServer(root, 'dist/node/foyerkit.js', `${port}`)
  try {
    const printed = passed()
    await page.goto(app.address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.title !== '0')
    const wallets = passed()
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
    return { printed, wallets, workbench: passed() }
  } finally {
    await context.close()
    app.close()
    await stop()
  }
}

/**
 * A page of an app with that script, which counts in its title the wallets that were announced.
 *
 * @param {string} script
 */
async function servePage(script) {
  const html = `<!doctype html><html lang="en"><title>0</title>
<script>addEventListener('eip6963:announceProvider', () => { document.title = String(Number(document.title) + 1) })</script>
<script src="${script}"></script>
<script>dispatchEvent(new Event('eip6963:requestProvider'))</script></html>`
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
