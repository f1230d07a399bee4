import { runnerImport } from 'vite'
import { firstFreePort } from '../../firstFreePort.mjs'
import { startWorkbench } from '../startBench.mjs'
import { lineOf, summarize } from '../summary.mjs'

/** @typedef {import('../benchParts.mjs').Bench} Bench */
/** @typedef {import('@playwright/test').Page} Page */

/** A swap of 35 steps. */
const played = 'swap-price-moves'
const continuedFrom = 30
const longest = 60

/**
 * The player of the workbench in a real browser: how long "Continue from here" takes from step 30 of a swap, how soon an expectation that
 * nothing can fulfil fails, and how soon the picture of another moment is drawn in a run of 60 steps.
 *
 * @param {Bench} bench
 */
export async function playerBench({ root, browser, rounds, say }) {
  /** @type {{ module: typeof import('../../../../src/scenarios/allScenarios.ts') }} */
  const { module } = await runnerImport('./src/scenarios/allScenarios.ts')
  const swap = module.scenarios.find(({ id }) => id === played)
  if (!swap || swap.steps.length < continuedFrom) {
    throw new Error(`Failed to play "${played}": it has too few steps.`)
  }
  const rest = Array.from({ length: longest - swap.steps.length }, () => ({ do: 'run', ms: 500 }))
  const long = { ...swap, id: 'bench-long', steps: [...swap.steps, ...rest] }
  const failing = {
    ...swap,
    id: 'bench-failing',
    steps: [...swap.steps.slice(0, 12), { expect: 'title', is: 'A title that no view has' }],
  }
  const { host, stop } = await startWorkbench(root, await firstFreePort(4_700))
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
  try {
    await page.goto(host)
    await page.getByRole('button', { name: /^Clock, / }).waitFor()

    await open(page, swap, /^All done/)
    /** @type {number[]} */
    const continued = []
    for (let round = 0; round < rounds; round += 1) continued.push(await continueByHand(page))
    print(say, `player: continue by hand from step ${continuedFrom} of a swap`, continued)

    await open(page, failing, /^Failed \d/)
    /** @type {number[]} */
    const failed = []
    for (let round = 0; round < rounds; round += 1) failed.push(await page.evaluate(failAgain))
    print(say, 'player: an expectation that nothing can fulfil has failed', failed)

    await open(page, long, /^All done/)
    await page.getByRole('button', { name: /^Clock, / }).click()
    await page.getByRole('radio', { name: 'Paused' }).click({ force: true })
    print(say, `player: another moment of ${longest} steps is drawn`, await page.evaluate(lookBack))
  } finally {
    await page.close()
    await stop()
  }
}

/**
 * The median with the lowest and the highest, and what 95 % of the measurements are below.
 *
 * @param {Bench['say']} say
 * @param {string} what
 * @param {readonly number[]} measured
 */
function print(say, what, measured) {
  say(lineOf(what, summarize(measured), 'ms'))
  const sorted = measured.toSorted((a, b) => a - b)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  say(`${''.padEnd(66)}${`${p95.toFixed(0)} ms`.padStart(12)}   in 95 %`)
}

/**
 * Opens a recording and waits until the player says that it has been played.
 *
 * @param {Page} page
 * @param {object} recording
 * @param {RegExp} end
 */
async function open(page, recording, end) {
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  })
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('status')
    .filter({ hasText: end })
    .waitFor({ timeout: 120_000 })
}

/**
 * The time in ms from the click until the person can use the page.
 *
 * @param {Page} page
 */
async function continueByHand(page) {
  const player = page.getByRole('region', { name: 'Player' })
  const row = player
    .getByRole('list', { name: 'Steps', exact: true })
    .getByRole('listitem')
    .nth(continuedFrom - 1)
  await row.hover()
  const measured = page.evaluate(untilHandedOver, continuedFrom)
  await row.getByRole('button', { name: /^Continue by hand/ }).click()
  return await measured
}

/**
 * Runs in the page, because asking it from outside takes time that no person waits for: the time in ms from the next click until the
 * player has stopped after `steps` steps. It says so before the click as well, from the round before.
 *
 * @param {number} steps
 */
function untilHandedOver(steps) {
  return new Promise((resolve) => {
    let from = 0
    let hasStarted = false
    const look = () => {
      const said = document.querySelector('.wb-player-status')?.textContent ?? ''
      const isThere = said.startsWith(`Stopped ${steps}/`)
      hasStarted ||= !isThere
      if (!hasStarted || !isThere) return
      watch.disconnect()
      resolve(performance.now() - from)
    }
    const watch = new MutationObserver(look)
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        from = timeStamp
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
}

/** Runs in the page: tries the failed step again; the time in ms until it has failed. */
async function failAgain() {
  /** @param {boolean} wanted */
  const shown = (wanted) =>
    new Promise((resolve) => {
      const look = () => {
        if ((document.querySelector('.wb-failure') !== null) !== wanted) return
        watch.disconnect()
        resolve(undefined)
      }
      const watch = new MutationObserver(look)
      watch.observe(document.body, { childList: true, subtree: true })
      look()
    })
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try this step again',
  )
  const from = performance.now()
  again?.click()
  await shown(false)
  await shown(true)
  return performance.now() - from
}

/** Runs in the page: moves the slider to each moment; the times in ms until its picture is drawn. */
async function lookBack() {
  const slider = document.querySelector('#wb-look-back')
  if (!(slider instanceof HTMLInputElement)) throw new Error('The slider is not there.')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** @type {number[]} */
  const times = []
  for (let moment = 0; moment < Number(slider.max); moment += 1) {
    const from = performance.now()
    value?.set?.call(slider, String(moment))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    await frame()
    const past = document.querySelector('.wb-past iframe')
    if (!(past instanceof HTMLIFrameElement)) throw new Error('No picture is shown.')
    const isThere = () =>
      past.contentDocument?.URL === 'about:srcdoc' && past.contentDocument.readyState === 'complete'
    if (!isThere()) {
      await new Promise((resolve) => past.addEventListener('load', resolve, { once: true }))
    }
    await frame()
    times.push(performance.now() - from)
  }
  return times
}
