import { firstFreePort } from '../firstFreePort.mjs'
import { openStage } from './listBench.mjs'
import { throttle } from './openBench.mjs'
import { startWorkbench } from './startBench.mjs'
import { lineOf, summarize } from './summary.mjs'

/** How many times slower the processor is made. */
const rates = [1, 4, 6]

/** The rate at which frames are timed. Empty frames are counted at each. */
const timedRate = 4

const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
}

/**
 * The transitions, in the order in which a visitor meets them: a name, and the button that is pressed, in the modal or,
 * where it is closed, on the page. `until` is the heading up to which the scenario is played before.
 */
const walks = /** @type {const} */ ([
  {
    scenario: 'account-of-wallet',
    until: undefined,
    moves: [
      ['Connect opens', 'Connect Wallet'],
      ['Connect to All Wallets', 'All Wallets'],
      ['All Wallets to Connect', 'Back'],
      ['Connect to All Wallets again', 'All Wallets'],
      ['All Wallets to Connect again', 'Back'],
      ['Connect to Help', 'Help'],
      ['Help to Connect', 'Back'],
      ['Connect to a wallet', 'Emberfox'],
      ['a wallet to Connect', 'Back'],
      ['Connect closes', 'Close'],
    ],
  },
  {
    scenario: 'account-of-wallet',
    until: undefined,
    moves: [
      ['Connect opens again', 'Connect Wallet'],
      ['Connect to WalletConnect', 'WalletConnect'],
      ['a toast comes', 'Copy link'],
      ['WalletConnect closes with a toast', 'Close'],
    ],
  },
  {
    scenario: 'tokens-of-login',
    until: 'Total balance',
    moves: [
      ['Account to Receive', 'Receive'],
      ['Receive to Account', 'Back'],
      ['Account to Send', 'Send'],
      ['Send to Account', 'Back'],
      ['Account to Swap', 'Swap'],
      ['Swap to Account', 'Back'],
    ],
  },
])

/**
 * The frames of one transition.
 *
 * @typedef {object} Frames
 * @property {number} first ms from the press until something moves
 * @property {number} longest ms of the longest frame while it moves
 * @property {number} missed frames that a screen of 60 Hz would have shown besides, while it moves
 * @property {number} empty frames in which the card, or the toast, is seen without a text
 */

/**
 * The page's own frames in each transition of the modal, on a slow processor. The first has the new view to draw; a late
 * one after that is seen as a stutter.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function motionBench({ root, browser, rounds, say }) {
  const { host, stop } = await startWorkbench(root, await firstFreePort(4_800))
  /** @type {Map<string, Frames[]>} */
  const measured = new Map()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const rate of rates) {
        for (const [device, viewport] of Object.entries(devices)) {
          for (const walk of walks) {
            for (const [name, frames] of await walkOnce(browser, { host, viewport, walk, rate })) {
              const title = `motion: ${name}, ${device}, throttled ${rate} times`
              measured.set(title, [...(measured.get(title) ?? []), frames])
            }
          }
        }
      }
    }
  } finally {
    await stop()
  }
  for (const [title, all] of measured) {
    say(lineOf(`${title}: empty frames`, summarize(all.map(({ empty }) => empty)), ''))
    if (!title.endsWith(` ${timedRate} times`)) continue
    say(lineOf(`${title}: first frame`, summarize(all.map(({ first }) => first)), 'ms'))
    say(lineOf(`${title}: longest frame`, summarize(all.map(({ longest }) => longest)), 'ms'))
    say(lineOf(`${title}: missed frames`, summarize(all.map(({ missed }) => missed)), ''))
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ host: string, viewport: { width: number, height: number }, walk: (typeof walks)[number], rate: number }} how
 */
async function walkOnce(browser, { host, viewport, walk, rate }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(installFrames)
  await page.addInitScript(openShadowRoots)
  const { steps, play } = await openStage(page, host, walk.scenario)
  const dialog = page.getByRole('dialog')
  const until = dialog.getByRole('heading', { name: walk.until ?? '' })
  for (const step of walk.until === undefined ? [] : steps) {
    if ((await until.count()) > 0) break
    await play(step)
  }
  await throttle(page, rate)
  /** @type {[string, Frames][]} */
  const results = []
  for (const [name, press] of walk.moves) {
    const place = (await dialog.count()) > 0 ? dialog : page
    results.push([name, await framesOf(page, place.getByRole('button', { name: press }).first())])
  }
  await context.close()
  return results
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} control
 * @returns {Promise<Frames>}
 */
async function framesOf(page, control) {
  await control.waitFor()
  await page.evaluate(() => {
    const own = /** @type {any} */ (window)
    own.frames = own.watchFrames()
  })
  await control.click({ noWaitAfter: true })
  return page.evaluate(() => /** @type {any} */ (window).frames)
}

/**
 * Runs in the page before its own code: `window.watchFrames()` waits for the next click and resolves when nothing in the
 * modal has moved for a while.
 */
function installFrames() {
  /** ms without a motion after which the transition is over. */
  const quiet = 400
  /** ms between two frames of a screen of 60 Hz. */
  const refresh = 1000 / 60

  /** True while something of the modal moves that comes to an end, and that the visitor did not cause by pointing at it. */
  function isMoving() {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    return (root?.getAnimations() ?? []).some(
      (animation) =>
        animation.playState === 'running' &&
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity &&
        !/color|shadow/.test(/** @type {any} */ (animation).transitionProperty ?? ''),
    )
  }

  /** @param {Element} element the opacity of it and of everything around it */
  function opacityOf(element) {
    let opacity = 1
    for (
      let place = element;
      place;
      place = place.parentElement ?? /** @type {any} */ (place.getRootNode()).host
    ) {
      const style = getComputedStyle(place)
      if (style.display === 'none') return 0
      opacity *= Number(style.opacity)
    }
    return opacity
  }

  /** True while a card or a toast is seen and its text is not. */
  function isEmpty() {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    /** @param {string} selector */
    const seen = (selector) =>
      [...(root?.querySelectorAll(selector) ?? [])].filter((part) => opacityOf(part) > 0.05)
    /** @param {Element} part */
    const hasText = (part) => (part.textContent || part.shadowRoot?.textContent || '') !== ''
    return (
      (seen('.fy-modal').length > 0 && !seen('.fy-view, .fy-still').some(hasText)) ||
      !seen('.fy-snackbar').every(hasText)
    )
  }

  function watchFrames() {
    return new Promise((resolve) => {
      const begin = /** @param {Event} event */ ({ timeStamp }) => {
        let [first, longest, missed, empty, last, moved] = [0, 0, 0, 0, timeStamp, timeStamp]
        let wasMoving = false
        /** @param {number} now */
        const look = (now) => {
          // The first frame may have begun before the press.
          const moves = now > timeStamp && isMoving()
          if (now > timeStamp && isEmpty()) empty += 1
          if (moves) first ||= now - timeStamp
          if (wasMoving) {
            longest = Math.max(longest, now - last)
            missed += Math.max(0, Math.round((now - last) / refresh) - 1)
          }
          if (moves) moved = now
          wasMoving = moves
          last = now
          // A view that loads on demand moves later than the press.
          if (first === 0 || now - moved < quiet) return void requestAnimationFrame(look)
          resolve({ first, longest, missed, empty })
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', begin, { capture: true, once: true })
    })
  }
  Object.assign(window, { watchFrames })
}

/** Runs in the page before its own code: makes the pictures of left views readable here, which no code of a page can read. */
function openShadowRoots() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}
