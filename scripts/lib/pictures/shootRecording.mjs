import { shootPage } from './shootPage.mjs'
import { beforeSwap } from './swapStory.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** The scenario of which a past moment is shown, and the moment. */
const lookedAt = { scenario: 'swap-price-moves', moment: 24 }

/** A swap that waits for a quote which a fault delays, and a step that does not wait for it. */
const failing = {
  id: 'recorded-swap',
  title: 'Swap ETH for USDC',
  tags: ['recorded'],
  seed: 1,
  faults: [
    {
      id: 'slow',
      target: 'swap.quote',
      when: { always: true },
      effect: { kind: 'latency', ms: 8_000 },
    },
  ],
  steps: [
    ...beforeSwap,
    click('10,000', { exact: false, nth: 0 }),
    click('Swap'),
    click('Select token', { within: 'modal', nth: 0 }),
    click('USD Coin', { exact: false, within: 'modal', nth: 0 }),
    { expect: 'view', is: 'Swap' },
    click('Review swap'),
  ],
}

/**
 * @param {string} name
 * @param {object} [more]
 */
function click(name, more = {}) {
  return { do: 'click', target: { role: 'button', name, ...more } }
}

/**
 * The pictures of docs/recording.md: steps recorded by hand, a past moment, and a failed step with its outline.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host address of the workbench
 * @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function shootRecording(browser, host) {
  return {
    'recording-steps.webp': await shootPage(browser, host, 'light', recordByHand),
    'recording-look-back.webp': await shootPage(browser, host, 'dark', lookBack),
    'recording-failed-step.webp': await shootPage(browser, host, 'light', failStep),
  }
}

/**
 * @param {Page} page
 * @param {string} host
 */
async function recordByHand(page, host) {
  const stage = page.frameLocator('#wb-stage-frame')
  await page.goto(host)
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage
    .getByRole('dialog')
    .getByRole('button', { name: /^Emberfox/ })
    .click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await stage.getByRole('button', { name: 'Pay 0.1 ETH' }).waitFor()
  await stage
    .getByRole('button', { name: /10,000/ })
    .first()
    .click()
  await stage.getByRole('dialog').getByRole('button', { name: 'Swap' }).click()
  await stage.getByRole('dialog').getByRole('heading', { name: 'Swap' }).waitFor()
  const clock = page.getByRole('button', { name: /^Clock, / })
  await clock.click()
  await page.getByRole('radio', { name: 'Paused' }).click({ force: true })
  await clock.click()
}

/**
 * @param {Page} page
 * @param {string} host
 */
async function lookBack(page, host) {
  await page.goto(`${host}/?scenario=${lookedAt.scenario}`)
  await page
    .getByRole('toolbar', { name: 'Player' })
    .getByRole('button', { name: 'Play', exact: true })
    .click()
  await page.getByText(/^All done/).waitFor({ timeout: 120_000 })
  await page.getByRole('slider', { name: 'Look back' }).fill(`${lookedAt.moment}`)
  await page.frameLocator('.wb-past iframe').getByRole('dialog').waitFor()
}

/**
 * @param {Page} page
 * @param {string} host
 */
async function failStep(page, host) {
  await page.goto(host)
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(failing)),
  })
  await page.locator('.wb-outline').waitFor({ timeout: 120_000 })
}
