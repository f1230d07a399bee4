import { expect, type Page } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import type { Step } from '../../src/scenarios/dsl/step.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

/** Plays a scenario up to the first matching step, after some preparing steps. */
async function playTo(page: Page, id: string, isLast: (step: Step) => boolean) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
  const steps = scenarios.find((each) => each.id === id)?.steps ?? []
  for (const step of steps.slice(0, steps.findIndex(isLast))) await playStep(step, driver, stage)
}

test('no fade lies over the main button of a preview that is a little too high', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await playTo(
    page,
    'swap-approval-not-mined',
    (step) => 'do' in step && step.do === 'chain.automine',
  )
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeEnabled()
  const { x, y, height } = (await approve.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const clip = { x: x + 20, y: y + 2, width: 1, height: height - 4 }
  const png = (await page.screenshot({ clip })).toString('base64')
  const reader = await browser.newPage()
  const colours = await reader.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data: pixels } = context?.getImageData(0, 0, 1, image.height) ?? { data: [] }
    const all = Array.from({ length: image.height }, (_, row) => pixels.slice(row * 4, row * 4 + 3))
    return [...new Set(all.map(String))]
  }, png)
  expect(colours).toHaveLength(1)
})

test('a worse rate moves no button of the preview', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 760 })
  await playTo(page, 'swap-rate-worse', (step) => 'do' in step && step.do === 'price.set')
  const dialog = page.getByRole('dialog')
  const place = () => dialog.getByRole('button', { name: 'Swap', exact: true }).boundingBox()
  const before = await place()
  const [driver, stage] = [createPlaywrightDriver(page), createPlaywrightStage(page)]
  await playStep({ do: 'price.set', symbol: 'ETH', usd: 100 }, driver, stage)
  await playStep({ do: 'run', ms: 10_000 }, driver, stage)
  await expect(dialog.getByRole('button', { name: 'Accept new rate' })).toBeVisible()
  await expect(dialog.getByText('Minimum received')).toBeHidden()
  expect(await place()).toEqual(before)
})

/** Boxes of a view's action buttons, of the area that holds them, and of the content above them, in CSS px of the window. */
const actionBoxes = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const card = root?.querySelector('.fy-modal')?.getBoundingClientRect()
    const actions = root?.querySelector('.fy-view-actions')
    const above = actions?.previousElementSibling
    const buttons = [...(actions?.querySelectorAll('button') ?? [])]
    return {
      lowest: Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom)),
      highest: Math.min(...buttons.map((button) => button.getBoundingClientRect().top)),
      card: card?.bottom ?? 0,
      steps: actions?.getBoundingClientRect().top ?? 0,
      above: above?.getBoundingClientRect().bottom ?? Infinity,
    }
  })

for (const [width, height] of [
  [360, 740],
  [1280, 760],
] as const) {
  test(`the buttons of the swap preview stay visible at ${width} by ${height} px when an approval is pending`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await playTo(
      page,
      'swap-approval-not-mined',
      (step) => 'expect' in step && step.expect === 'element' && step.is === 'disabled',
    )
    await expect(page.getByText('Your approval is not confirmed yet')).toBeVisible()
    const { above, card, highest, lowest } = await actionBoxes(page)
    expect(lowest).toBeLessThanOrEqual(card)
    expect(card - lowest).toBeLessThan(24)
    // The content above them does not fit, which is the case to check.
    expect(above).toBeGreaterThan(highest)
    await page.getByRole('button', { name: 'Cancel' }).press('End')
    await expect
      .poll(async () => {
        const ended = await actionBoxes(page)
        return ended.above <= ended.highest
      })
      .toBe(true)
  })
}

test('the sum that an approval allows is read without scrolling in a window 760 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 760 })
  await playTo(
    page,
    'swap-token-for-coin',
    (step) => 'do' in step && step.do === 'click' && step.target.name === 'Approve',
  )
  const allowance = page.getByText('This lets the swap spend up to 100 USDC from your account.')
  await expect(allowance).toBeInViewport({ ratio: 1 })
  const { y, height } = (await allowance.boundingBox()) ?? { y: 0, height: 9_999 }
  expect(y + height).toBeLessThanOrEqual((await actionBoxes(page)).steps)
})

test('nothing fades above the buttons of a swap preview that fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 })
  await playTo(page, 'swap-rate-worse', (step) => 'do' in step && step.do === 'price.set')
  const opacity = await page.evaluate(() => {
    const actions = document
      .querySelector('foyer-modal')
      ?.shadowRoot?.querySelector('.fy-view-actions')
    return actions && getComputedStyle(actions, '::before').opacity
  })
  expect(opacity).toBe('0')
})

test('Max stays inside the card beside a huge value', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await playTo(
    page,
    'swap-huge-and-dust',
    (step) => 'expect' in step && step.expect === 'text' && step.text.includes('999'),
  )
  const max = page.getByRole('button', { name: 'Max' })
  const { x, width } = (await max.boundingBox()) ?? { x: 0, width: 400 }
  expect(x + width).toBeLessThanOrEqual(320 - 16)
  await max.click()
  await expect(page.getByRole('textbox', { name: 'Amount to pay' })).not.toHaveValue('')
})

test('small amounts are read to their last digit at 320 px, and from left to right in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await playTo(
    page,
    'swap-rate-worse',
    (step) => 'do' in step && step.do === 'click' && step.target.name === 'Review swap',
  )
  const amounts = page.getByRole('dialog').locator('input.fy-amount-input')
  await amounts.first().fill('0.00031415')
  await page.evaluate(() => window.foyerStage?.simulator.clock.run(5_000))
  await expect(amounts.nth(1)).toHaveValue(/^0\.\d{3,}/)
  const cut = await amounts.evaluateAll((all) =>
    all.map((one) => Math.max(0, one.scrollWidth - one.clientWidth)),
  )
  expect(cut).toEqual([0, 0])
  await page.evaluate(() => window.foyerStage?.foyer.setLocale('ar'))
  await expect(page.getByRole('dialog')).toHaveAttribute('dir', 'rtl')
  await amounts.first().fill('2.')
  await expect(amounts.first()).toHaveCSS('direction', 'ltr')
  await expect(amounts.first()).toHaveCSS('text-align', 'right')
})

test('an amount fades on the side where digits are out of sight, and is 16 px on a touch screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await playTo(
    page,
    'swap-rate-worse',
    (step) => 'do' in step && step.do === 'click' && step.target.name === 'Review swap',
  )
  const amount = page.getByRole('dialog').locator('.fy-amount-input').first()
  const mask = () => amount.evaluate((element) => getComputedStyle(element).maskImage)
  await amount.fill('1.5')
  await expect.poll(mask).toBe('none')
  await amount.fill('1234567.123456789012345678')
  await expect(amount).toHaveCSS('font-size', '16px')
  await amount.press('Home')
  await expect.poll(mask).toMatch(/^linear-gradient\(to right, rgb.*, rgba\(0, 0, 0, 0\)\)$/)
  await amount.press('End')
  await expect
    .poll(mask)
    .toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\), .*rgb\(0, 0, 0\)\)$/)
  await closeStage(page)
  await context.close()
})
