import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playUpTo } from './keyboard.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const email = 'ada@example.com'

/** A visitor logged in by e-mail, in front of the host page. */
async function logIn(page: Page) {
  await page.goto(`/stage/${formatStageAddress({ scenario: 'frame-sign-and-pay', paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox')).toHaveCount(6)
  const code = await page.evaluate((to) => window.foyerStage?.newestCode(to), email)
  await dialog.getByRole('textbox').first().click()
  await page.keyboard.type(String(code))
  await expect(dialog).toBeHidden()
  return page.frameLocator('#w3m-iframe')
}

test.afterEach(({ page }) => closeStage(page))

test('a person signs and cancels in the frame itself, by mouse and by keyboard', async ({
  page,
}) => {
  const frame = await logIn(page)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(frame.getByRole('heading')).toHaveText('Harbour Market requests a signature')
  await expect(frame.getByText('Hello, Harbour')).toHaveCSS('font-family', /^Inter/)
  await frame.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('Signature: done')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await expect(frame.getByText('0.1 ETH', { exact: true })).toBeVisible()
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment: User rejected the request')).toBeVisible()

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(frame.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await frame.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Signature: User rejected the request')).toBeVisible()
})

test('the frame stays in place, and gets as wide as the window when that is narrow [C-153 C-154]', async ({
  page,
}) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  const box = () => page.locator('#w3m-iframe').boundingBox()
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(box).toEqual({ x: 320, y: 182, width: 360, height: 400 })
  await page.setViewportSize({ width: 431, height: 700 })
  await expect.poll(box).toMatchObject({ x: 35.5, width: 360 })
  await page.setViewportSize({ width: 430, height: 700 })
  await expect.poll(box).toEqual({ x: 0, y: 300, width: 430, height: 400 })
  await page.setViewportSize({ width: 1000, height: 400 })
  await expect.poll(box).toEqual({ x: 320, y: 88, width: 360, height: 288 })
})

test('no spinner and no words are seen through the frame while it fades in', async ({ page }) => {
  await logIn(page)
  const room = page.locator('.fy-approve')
  const opacity = (element: Element) => Number(getComputedStyle(element).opacity)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await page.getByRole('button', { name: 'Sign a message' }).click()
  const frame = page.locator('#w3m-iframe')
  await expect.poll(() => frame.evaluate(opacity)).toBeGreaterThan(0.01)
  expect(await room.evaluate(opacity)).toBe(0)
  expect(await frame.evaluate(opacity)).toBeLessThan(1)

  // They are there for a frame that stays away.
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(room).toHaveCSS('opacity', '1')
  await expect(room).toHaveText('Opening your secure wallet')
})

test('a JSON text is shown as fields, and as text on request', async ({ page }) => {
  const scenario = scenarios.find(({ id }) => id === 'names-by-email')
  const steps = scenario?.steps ?? []
  const end = steps.findIndex((step) => 'do' in step && step.do === 'frame.cancel')
  await playUpTo(page, { steps: steps.slice(0, end) })
  const frame = page.frameLocator('#w3m-iframe')
  await expect(frame.locator('#fields')).toHaveText(/^Namelighthouse\.wcn\.idTimestamp\d+$/)
  await expect(frame.locator('#message')).toBeHidden()
  await expect(frame.locator('#raw')).toBeHidden()
  await frame.getByText('Details', { exact: true }).click()
  await expect(frame.locator('#raw')).toHaveText(/^\{"name":"lighthouse\.wcn\.id"/)
  // A line breaks only between groups of four digits of an address.
  await expect(frame.locator('#rows dd').first().locator('wbr')).toHaveCount(10)
})

test('axe finds nothing in the frame, light and dark', async ({ page }) => {
  const shown = await logIn(page)
  await page.getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await expect(page.locator('#w3m-iframe')).toHaveCSS('opacity', '1')
  await expect(shown.getByRole('heading', { name: 'requests a transaction' })).toBeVisible()
  // Inside the frame: from the page, axe leaves out a frame that answers late.
  const element = await page.locator('#w3m-iframe').elementHandle()
  const frame = await element?.contentFrame()
  await frame?.evaluate(axe.source)
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => window.foyerStage?.foyer.setThemeMode(wanted), mode)
    await expect(shown.locator('html')).toHaveAttribute('data-theme', mode)
    const found = await frame?.evaluate(() =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(),
    )
    expect(JSON.stringify(found?.passes)).toContain('requests a transaction')
    expect(found?.violations.map(({ id, help }) => `${mode} ${id}: ${help}`)).toEqual([])
  }
})
