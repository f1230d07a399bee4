import { clickButton, hasConnect, openHost, throttle } from './openBench.mjs'
import { settledAfter } from './settledAfter.mjs'
import { lineOf, summarize } from './summary.mjs'

/** @typedef {import('./benchParts.mjs').Bench} Bench */
/** @typedef {import('./watchSettling.mjs').Settled} Settled */

/** How many times slower the processor is made. */
const rates = [1, 4]
/** ms that pass after the last key before anything is searched (C-090). */
const debounce = 500

/**
 * The time from a click on All Wallets until the grid no longer changes, and from the last key of a search until its results no longer change.
 *
 * @param {Bench} bench
 */
export async function directoryBench({ browser, hostPages, rounds, say }) {
  const { addressOf } = await hostPages()
  /** @type {Map<number, { grid: Settled, search: Settled }[]>} */
  const measured = new Map(rates.map((rate) => [rate, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const rate of rates) {
      const page = await openHost(browser, { address: addressOf('foyer'), saveData: false })
      await page.waitForFunction(hasConnect)
      await clickButton(page, 'Connect Wallet')
      await page.getByRole('button', { name: 'All Wallets 640' }).waitFor()
      await throttle(page, rate)
      const grid = await settledAfter(page, 'click', () => clickButton(page, 'All Wallets'))
      await page.getByRole('searchbox').pressSequentially('wallet 63')
      const search = await settledAfter(page, 'input', () => page.keyboard.type('9'))
      measured.get(rate)?.push({ grid, search })
      await page.context().close()
    }
  }
  for (const [rate, results] of measured) {
    const speed = rate === 1 ? 'at full speed' : `throttled ${rate} times`
    const [grid, search] = [results.map((one) => one.grid), results.map((one) => one.search)]
    const found = search.map(({ first }) => first)
    const settled = search.map((one) => one.settled)
    const title = `grid: all wallets, ${speed}`
    say(lineOf(`${title}: settled`, summarize(grid.map(({ settled }) => settled)), 'ms'))
    say(lineOf(`${title}: layout shift`, summarize(grid.map(({ shift }) => shift)), 'CLS'))
    say(lineOf(`search: result after the last key, ${speed}`, summarize(found), 'ms'))
    const beyond = found.map((ms) => ms - debounce)
    say(lineOf(`search: of that beyond the debounce, ${speed}`, summarize(beyond), 'ms'))
    say(lineOf(`search: settled, ${speed}`, summarize(settled), 'ms'))
  }
}
