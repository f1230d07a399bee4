import { clickButton, openHost } from './openBench.mjs'
import { settledAfter } from './settledAfter.mjs'
import { lineOf, summarize } from './summary.mjs'

/** How the visitor is connected: 10 Mbit/s with 40 ms there and back is a phone on the road. */
const lines = /** @type {const} */ ([
  { name: 'from this machine', network: undefined },
  { name: 'over 10 Mbit/s and 40 ms', network: { bytesPerSecond: 1_250_000, latency: 40 } },
])

/** How long a finger rests on a button, in ms. */
const press = 80

/**
 * Time from the click on WalletConnect until its code is on the screen. No part of the client is loaded before.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function pairingBench({ browser, hostPages, rounds, say }) {
  const { addressOf } = await hostPages()
  for (const { name, network } of lines) {
    /** @type {Awaited<ReturnType<typeof firstCode>>[]} */
    const measured = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await firstCode(browser, addressOf('foyer'), network))
    }
    /** @param {(one: (typeof measured)[number]) => number} of */
    const all = (of) => summarize(measured.map(of))
    say(
      lineOf(
        `pairing: code on the screen, ${name}`,
        all(({ settled }) => settled),
        'ms',
      ),
    )
    say(
      lineOf(
        `pairing: script files, ${name}`,
        all(({ files }) => files),
        '',
      ),
    )
    say(
      lineOf(
        `pairing: script, ${name}`,
        all(({ bytes }) => bytes / 1_000),
        'kB gzip',
      ),
    )
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ bytesPerSecond: number, latency: number } | undefined} network
 */
async function firstCode(browser, address, network) {
  const page = await openHost(browser, { address, saveData: false })
  await settledAfter(page, 'click', () => clickButton(page, 'Connect Wallet'))
  if (network) {
    const devTools = await page.context().newCDPSession(page)
    const { bytesPerSecond: downloadThroughput, latency } = network
    const limits = { offline: false, latency, downloadThroughput, uploadThroughput: -1 }
    await devTools.send('Network.emulateNetworkConditions', limits)
  }
  const before = await page.evaluate(sizesOfScripts)
  const { settled } = await settledAfter(page, 'click', () =>
    clickButton(page, 'WalletConnect', press),
  )
  await page.getByRole('img', { name: 'QR' }).waitFor()
  const added = (await page.evaluate(sizesOfScripts)).slice(before.length)
  await page.context().close()
  return { settled, files: added.length, bytes: added.reduce((sum, size) => sum + size, 0) }
}

/** Runs in the page: what each script file weighed on its way, in bytes. */
function sizesOfScripts() {
  const files = performance.getEntriesByType('resource')
  return files
    .filter(({ name }) => name.endsWith('.js'))
    .map((file) => /** @type {PerformanceResourceTiming} */ (file).encodedBodySize)
}
