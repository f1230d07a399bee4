import { encodeFrames } from './encodeFrames.mjs'
import { importSource } from '../importSource.mjs'
import { beforeSwap, swapStory } from './swapStory.mjs'

/** Device pixels per CSS pixel. */
const scale = 2

/** For how long a tap is shown before its outcome, in ms. */
const tapMs = 450

/**
 * Plays the swap on a stage of a phone's width, with its clock paused between the steps, and makes the animation of it and a
 * still picture, in light and dark.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host address of the workbench
 * @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function shootSwap(browser, host) {
  const light = await shootStory(browser, host, 'light')
  const dark = await shootStory(browser, host, 'dark')
  return {
    'swap.webp': light.film,
    'swap-still.webp': light.still,
    'swap-dark.webp': dark.film,
    'swap-still-dark.webp': dark.still,
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host
 * @param {'light' | 'dark'} colorScheme
 */
async function shootStory(browser, host, colorScheme) {
  /** @type {typeof import('../../../src/scenarios/packageEntry.ts')} */
  const scenarios = await importSource('./src/scenarios/packageEntry.ts')
  /** @type {typeof import('../../../src/playwright/playwrightDriver.ts')} */
  const drivers = await importSource('./src/playwright/playwrightDriver.ts')
  /** @type {typeof import('../../../src/playwright/playwrightStage.ts')} */
  const stages = await importSource('./src/playwright/playwrightStage.ts')

  const page = await browser.newPage({
    viewport: { width: 390, height: 700 },
    deviceScaleFactor: scale,
    colorScheme,
  })
  try {
    await page.goto(`${host}/stage/?paused=1`)
    await page.waitForFunction(() => 'foyerStage' in window)
    const driver = drivers.createPlaywrightDriver(page)
    const stage = stages.createPlaywrightStage(page)
    for (const step of beforeSwap) await scenarios.playStep(step, driver, stage)

    /** @type {import('./encodeFrames.mjs').Shot[]} */
    const shots = []
    /** @type {import('./encodeFrames.mjs').Shot[]} */
    const stills = []
    for (const { steps, ms, still } of swapStory) {
      for (const step of steps) {
        const before = shots.at(-1)
        if ('do' in step && step.do === 'click' && before !== undefined) {
          const tap = await page.evaluate(pointOf, step.target)
          if (tap !== undefined) shots.push({ png: before.png, ms: tapMs, tap })
        }
        await scenarios.playStep(step, driver, stage)
      }
      await stage.settle()
      // The pointer's own look is not part of the picture; animations are at their end.
      await page.mouse.move(1, 1)
      const shot = { png: await page.screenshot({ animations: 'disabled' }), ms }
      shots.push(shot)
      if (still) stills.push(shot)
    }
    return {
      film: await encodeFrames(browser, shots, scale),
      still: await encodeFrames(browser, stills, scale),
    }
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page: where a target is, in CSS pixels.
 *
 * @param {import('../../../src/scenarios/index.ts').Target} target
 */
function pointOf(target) {
  return window.foyerStage?.pointOf(target)
}
