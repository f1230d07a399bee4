import { settledAfter } from './settledAfter.mjs'
import { installWatch } from './watchSettling.mjs'
import { compare, lineOf, summarize } from './summary.mjs'

/** @typedef {import('./watchSettling.mjs').Settled} Settled */
/** @typedef {import('./benchParts.mjs').Bench} Bench */

/** How many times slower the processor is made. */
const rates = [1, 4]

/**
 * The compared cases: nothing of the modal's code is there (the visitor saves data, and clicks as soon as the pointer comes),
 * the page has loaded it while idle, or there is nothing to load.
 */
const subjects = /** @type {const} */ ([
  { name: 'reference', page: 'reference', ready: () => true, saveData: false },
  { name: 'cold', page: 'foyer', ready: () => true, saveData: true },
  { name: 'warm', page: 'foyer', ready: hasConnect, saveData: false },
])

/** Wallets that announce themselves to every page, as extensions do. */
const announced = ['Amber', 'Birch', 'Cedar']

/**
 * The first open, from the click's own time stamp until the list of wallets stands as it stays, beside a plain dialog of
 * React with three rows.
 *
 * @param {Bench} bench
 */
export async function openBench({ browser, hostPages, rounds, say }) {
  const { addressOf } = await hostPages()
  /** @type {Map<string, Settled[]>} */
  const measured = new Map()
  for (let round = 0; round < rounds; round += 1) {
    for (const rate of rates) {
      for (const { name, page, ready, saveData } of subjects) {
        const result = await firstOpen(browser, { address: addressOf(page), rate, ready, saveData })
        const key = `${name} ${rate}`
        measured.set(key, [...(measured.get(key) ?? []), result])
      }
    }
  }
  for (const rate of rates) {
    const speed = rate === 1 ? 'at full speed' : `throttled ${rate} times`
    /** @param {string} name @param {(one: Settled) => number} of */
    const all = (name, of) => (measured.get(`${name} ${rate}`) ?? []).map(of)
    const reference = all('reference', ({ settled }) => settled)
    say(lineOf(`open: a plain dialog, ${speed}`, summarize(reference), 'ms'))
    for (const name of ['cold', 'warm']) {
      const title = `open: ${name}, ${speed}`
      const settled = all(name, (one) => one.settled)
      say(lineOf(`${title}: first paint`, summarize(all(name, ({ painted }) => painted)), 'ms'))
      say(lineOf(`${title}: first drawn`, summarize(all(name, ({ first }) => first)), 'ms'))
      say(lineOf(`${title}: settled`, summarize(settled), 'ms'))
      say(lineOf(`${title}: settled, to the plain dialog`, compare(settled, reference), '×'))
      say(lineOf(`${title}: layout shift`, summarize(all(name, ({ shift }) => shift)), 'CLS'))
      say(lineOf(`${title}: script files`, summarize(all(name, ({ scripts }) => scripts)), ''))
    }
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, rate: number, ready: () => boolean, saveData: boolean }} how
 * @returns {Promise<Settled>}
 */
async function firstOpen(browser, { address, rate, ready, saveData }) {
  const page = await openHost(browser, { address, saveData })
  await page.waitForFunction(ready)
  await throttle(page, rate)
  const result = await settledAfter(page, 'click', () => clickButton(page, 'Connect Wallet'))
  await page.context().close()
  return result
}

/**
 * A host page with nothing cached, and wallets that announce themselves.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, saveData: boolean }} how
 */
export async function openHost(browser, { address, saveData }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(installWatch)
  await page.addInitScript(announceWallets, announced)
  if (saveData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  }
  await page.goto(address)
  await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
  return page
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} rate
 */
export async function throttle(page, rate) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Clicks without first waiting for frames, as `locator.click()` does.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {number} [delay] how long the button is held down, in ms
 */
export async function clickButton(page, name, delay = 0) {
  const box = await page.getByRole('button', { name }).first().boundingBox()
  if (box === null) throw new Error(`Failed to click "${name}": it is not shown.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay })
}

/** Runs in the page: whether the code of Connect is there. */
export function hasConnect() {
  return performance
    .getEntriesByType('resource')
    .some((entry) => /\/connect-[^/]*\.js$/.test(entry.name) && entry.duration > 0)
}

/**
 * Runs in the page.
 *
 * @param {readonly string[]} names
 */
function announceWallets(names) {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const announcements = names.map((name, index) => {
    const uuid = `00000000-0000-4000-8000-00000000000${index}`
    const info = { uuid, name, icon, rdns: `example.${name.toLowerCase()}` }
    const provider = { request: async () => [], on() {}, removeListener() {} }
    return Object.freeze({ info, provider })
  })
  function announce() {
    for (const detail of announcements) {
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
