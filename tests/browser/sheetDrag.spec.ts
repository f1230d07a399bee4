import { expect, type CDPSession, type Page } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { connectToSignIn } from '../../src/scenarios/dsl/flows/siweFlows.ts'
import { playUpTo } from './keyboard.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** A finger on the screen; `ms` is the duration of its move, in steps of 16 ms, by the time in its events. */
async function finger(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  let at = 0
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: at,
    })
  let place = { x: 0, y: 0 }
  return {
    async down(x: number, y: number) {
      at = Date.now() / 1000
      place = { x, y }
      await touch('touchStart', x, y)
    },
    async move(way: number, ms: number) {
      const steps = Math.ceil(ms / 16)
      const from = place.y
      for (let step = 1; step <= steps; step += 1) {
        at += ms / steps / 1000
        place = { ...place, y: from + (way * step) / steps }
        await touch('touchMove', place.x, place.y)
      }
    },
    async up(afterMs = 0) {
      at += afterMs / 1000
      await touch('touchEnd', place.x, place.y)
    },
  }
}

/** Waits for the code of drags, which loads after the sheet. */
const whenDraggable = (page: Page) =>
  expect(page.locator('.fy-modal[data-draggable]')).toBeAttached()

async function openConnect(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(page.getByRole('dialog').getByText('Emberfox')).toBeVisible()
}

async function openSheet(page: Page) {
  await openConnect(page)
  await whenDraggable(page)
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const topOf = (page: Page) =>
  dialogOf(page)
    .locator('.fy-modal')
    .evaluate((card) => Math.round(card.getBoundingClientRect().top))

/** The position of the sheet once all events of the finger were drawn. */
async function stillAt(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  return topOf(page)
}

test('a finger drags the sheet, which follows it and springs back', async ({ page }) => {
  await openSheet(page)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(180, top + 30)
  await touch.move(20, 200)
  // The sheet starts where the browser first reports the finger, and keeps that distance.
  const behind = top + 20 - (await stillAt(page))
  expect(behind).toBeGreaterThanOrEqual(0)
  expect(behind).toBeLessThanOrEqual(20)
  await touch.move(40, 400)
  await expect.poll(() => topOf(page)).toBe(top + 60 - behind)
  await touch.move(-20, 200)
  await expect.poll(() => topOf(page)).toBe(top + 40 - behind)
  await touch.up(200)
  await expect.poll(() => topOf(page)).toBe(top)
  await expect(dialogOf(page)).toBeVisible()
})

test('a sheet that is dragged 80 px closes, and is in place when it opens again', async ({
  page,
}) => {
  await openSheet(page)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(180, top + 30)
  await touch.move(84, 1600)
  await touch.up(500)
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect.poll(() => topOf(page)).toBe(top)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
})

test('a sheet that is flung down closes, and one that is moved as far slowly stays', async ({
  page,
}) => {
  await openSheet(page)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(180, top + 30)
  await touch.move(60, 600)
  await touch.up(200)
  await expect.poll(() => topOf(page)).toBe(top)
  await expect(dialogOf(page)).toBeVisible()
  await touch.down(180, top + 30)
  await touch.move(60, 80)
  await touch.up()
  await expect(dialogOf(page)).toBeHidden()
})

test('a drag from a row closes the sheet and does not press the row', async ({ page }) => {
  await openSheet(page)
  const row = await dialogOf(page).getByRole('button', { name: 'Emberfox' }).boundingBox()
  const touch = await finger(page)
  await touch.down(180, (row?.y ?? 0) + 10)
  await touch.move(120, 1200)
  await touch.up(300)
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(page.locator('.fy-view[data-view=Connect]')).toBeVisible()
})

test('scrolled content scrolls back and leaves the sheet in place', async ({ page }) => {
  await openSheet(page)
  await dialogOf(page).getByRole('button', { name: 'All Wallets' }).click()
  const frame = dialogOf(page).locator('.fy-virtual')
  await expect(page.getByRole('list', { name: 'Wallets' }).getByRole('button')).not.toHaveCount(0)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(180, 600)
  await touch.move(-300, 600)
  await touch.up(300)
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(150)
  const scrolled = await frame.evaluate(({ scrollTop }) => scrollTop)
  await touch.down(180, 400)
  await touch.move(120, 600)
  await touch.up(300)
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(scrolled - 60)
  expect(await topOf(page)).toBe(top)
  await expect(dialogOf(page)).toBeVisible()
})

test('the sign-in, which cannot be closed, follows a finger slightly and stays [C-076]', async ({
  page,
}) => {
  await playUpTo(page, { scenario: 'siwe-sign-in', steps: connectToSignIn })
  await expect(page.locator('.fy-view[data-view=ConnectingSiwe]')).toBeVisible()
  await whenDraggable(page)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(180, top + 30)
  await touch.move(200, 400)
  expect((await topOf(page)) - top).toBeLessThan(45)
  await touch.up()
  await expect.poll(() => topOf(page)).toBe(top)
  await expect(page.locator('.fy-view[data-view=ConnectingSiwe]')).toBeVisible()
})

test('a pen drags the sheet by its header, and does not press the button it started on', async ({
  page,
}) => {
  await openSheet(page)
  const cdp = await page.context().newCDPSession(page)
  const help = await dialogOf(page).getByRole('button', { name: 'Help' }).boundingBox()
  const [x, y] = [(help?.x ?? 0) + 10, (help?.y ?? 0) + 10]
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', way: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: y + way,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const top = await topOf(page)
  await pen('mousePressed', 0)
  for (let way = 10; way <= 100; way += 10) await pen('mouseMoved', way)
  expect(await topOf(page)).toBeGreaterThan(top + 60)
  await pen('mouseReleased', 100)
  await expect(dialogOf(page)).toBeHidden()
})

test('a mouse does not drag the sheet', async ({ page }) => {
  await openSheet(page)
  const top = await topOf(page)
  await page.mouse.move(180, top + 30)
  await page.mouse.down()
  await page.mouse.move(180, top + 200, { steps: 10 })
  expect(await topOf(page)).toBe(top)
  await page.mouse.up()
  await expect(dialogOf(page)).toBeVisible()
})

test('a finger does not drag the card of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 })
  await openConnect(page)
  const top = await topOf(page)
  const touch = await finger(page)
  await touch.down(400, top + 30)
  await touch.move(200, 300)
  expect(await topOf(page)).toBe(top)
  await touch.up()
  await expect(dialogOf(page)).toBeVisible()
})
