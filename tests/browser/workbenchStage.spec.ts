import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { connectByHand, openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const now = (page: Page) => page.getByRole('region', { name: 'Now' })

/** Top, left, width and height of every matching element, in CSS px. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

for (const viewport of windows) {
  test(`the whole page of a play is in view, and its modal in the middle at full size, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openWorkbench(page, '?scenario=email-login')
    for (let done = 1; done <= 6; done += 1) {
      await page.keyboard.press('n')
      await expect(page.locator('.wb-steps li[data-state=done]')).toHaveCount(done)
    }
    const dialog = stage(page).getByRole('dialog')
    const code = dialog.getByRole('group', { name: 'One-time code' })
    const whole = await page.locator('#wb-stage-frame').boundingBox()
    const around = await page.locator('.wb-stage-room').boundingBox()
    if (!whole || !around) throw new Error('The stage is not drawn.')
    expect(whole.width).toBeLessThanOrEqual(around.width)
    expect(whole.height).toBeLessThanOrEqual(around.height)
    await expect(dialog.getByRole('button', { name: 'Resend' })).toBeInViewport({ ratio: 0.99 })

    await page.getByRole('radio', { name: '100 %' }).click({ force: true })
    const box = await code.boundingBox()
    const room = await page.locator('.wb-stage-room').boundingBox()
    if (!box || !room) throw new Error('The modal is not drawn.')
    // In CSS px of the page around the frame, and of its own page.
    expect(box.width).toBeCloseTo(await code.evaluate((element) => element.clientWidth), 0)
    expect(Math.abs(box.x + box.width / 2 - (room.x + room.width / 2))).toBeLessThan(12)
    for (const seen of [code, dialog.getByRole('button', { name: 'Close' })]) {
      await expect(seen).toBeInViewport({ ratio: 1 })
    }
    await expect(dialog.getByRole('heading', { name: 'Confirm Email' })).toBeInViewport()
  })
}

test('the top of a modal higher than the stage is in view, and the wheel shows the rest', async ({
  page,
}) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page, '?scenario=email-login')
  await page.getByRole('radio', { name: '100 %' }).click({ force: true })
  await page.keyboard.press('n')
  await expect(page.locator('.wb-steps li[data-state=done]')).toHaveCount(1)
  const room = page.locator('.wb-stage-room')
  const card = stage(page).locator('.fy-modal-place')
  const edges = async () => {
    const [inner, outer] = [await card.boundingBox(), await room.boundingBox()]
    if (!inner || !outer) throw new Error('The modal is not drawn.')
    return {
      above: Math.round(inner.y - outer.y),
      below: Math.round(outer.y + outer.height - inner.y - inner.height),
    }
  }
  await expect.poll(edges).toMatchObject({ above: 8 })
  expect((await edges()).below).toBeLessThan(0)

  await card.hover()
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await edges()).below).toBeGreaterThan(0)
  // A new height of the card keeps the scroll position.
  const { above } = await edges()
  await card.evaluate((element) => (element.style.paddingBottom = '20px'))
  await expect.poll(edges).toMatchObject({ above: above - 10 })
})

test('a window at full size is scrolled manually, and keeps its place', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page, '?scenario=email-login')
  await page.getByRole('radio', { name: '100 %' }).click({ force: true })
  await page.keyboard.press('n')
  await expect(page.locator('.wb-steps li[data-state=done]')).toHaveCount(1)
  const room = page.locator('.wb-stage-scroll')
  const scrolled = () => room.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  await expect.poll(scrolled).toBeGreaterThan(100)
  const before = await scrolled()
  // A scroll that follows its key late, on a busy machine, counts as the page's.
  await expect(async () => {
    await room.press('ArrowLeft')
    expect(await scrolled()).toBeLessThan(before)
  }).toPass({ timeout: 60_000 })
})

for (const viewport of windows) {
  test(`a request moves nothing in the Wallets panel and on the stage, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openWorkbench(page)
    await connectByHand(page)
    await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).hover()
    const still = '#wb-side-panel .wb-wallet, #wb-stage-frame, .wb-notice, .wb-stage-bar *'
    const before = await boxesOf(page, still)
    expect(before.length).toBeGreaterThan(8)
    await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
    await expect(page.getByRole('article', { name: 'Emberfox: eth_sendTransaction' })).toBeVisible()
    expect(await boxesOf(page, still)).toEqual(before)
    await now(page)
      .getByRole('button', { name: /^Reject Emberfox/ })
      .click()
    await expect(page.getByRole('article', { name: /eth_sendTransaction/ })).toBeHidden()
    expect(await boxesOf(page, still)).toEqual(before)
  })
}

test('a pending request is shown above the stage with its two answers, whatever panel is open', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await page.keyboard.press('f')
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = stage(page).getByRole('dialog')
  await dialog.getByRole('button', { name: /^Emberfox/ }).click()
  await expect(now(page).getByRole('status')).toHaveText('Emberfox: connect')
  await now(page).getByRole('button', { name: 'Approve Emberfox: connect' }).click()
  await expect(now(page).getByRole('status')).toBeEmpty()

  await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await expect(now(page).getByRole('status')).toHaveText('Emberfox: send a transaction')
  await page.locator('body').focus()
  await page.keyboard.press('d')
  await expect(now(page).getByRole('status')).toBeEmpty()
  await expect(
    stage(page)
      .getByText(/rejected/i)
      .first(),
  ).toBeVisible()

  await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await now(page).getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('article', { name: 'Emberfox: eth_sendTransaction' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the answers above the stage use the fields of the visible card', async ({ page }) => {
  await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage(page)
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  await stage(page).getByRole('img', { name: 'QR code to scan with your phone' }).waitFor()
  await page.getByRole('tab', { name: /^Phone/ }).click()
  await page.getByRole('button', { name: 'Scan the QR code' }).click()
  const card = page.getByRole('article', { name: /wants to connect$/ })
  await card.getByRole('checkbox', { name: /^0 · / }).click()
  await card.getByRole('checkbox', { name: /^2 · / }).click()
  await now(page)
    .getByRole('button', { name: /^Approve Phone: connect to/ })
    .click()
  await expect(page.getByRole('region', { name: 'Connected apps' })).toContainText('0x3C44')
})

test('a refreshed quote and another view leave the focus in a field beside the stage', async ({
  page,
}) => {
  await openWorkbench(page, '?scenario=swap-rate-worse&step=16')
  // The button is on screen before the player has come to this step.
  await expect(page.locator('.wb-player-status')).toHaveAttribute('data-status', 'held')
  const dialog = stage(page).getByRole('dialog')
  const review = dialog.getByRole('button', { name: 'Review swap' })
  await review.click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(review).toBeFocused()
  await page.getByRole('tab', { name: 'Chains' }).click()
  await page.getByRole('tab', { name: 'Prices' }).click()
  const price = page.getByLabel('New price of ETH in USD')
  await price.focus()
  await price.press('ControlOrMeta+a')
  await page.keyboard.type('31')
  await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#wb-stage-frame')
    await frame?.contentWindow?.foyerStage?.simulator.clock.run(30_000)
  })
  await page.keyboard.type('50')
  await expect(price).toHaveValue('3150')

  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#wb-stage-frame')
    frame?.contentWindow?.foyerStage?.foyer.open('Networks')
  })
  await expect(dialog.getByRole('heading', { name: 'Choose Network' })).toBeVisible()
  await page.keyboard.type('.5')
  await expect(price).toHaveValue('3150.5')
})

test('an empty stage welcomes once, and its scenario is watched with one click', async ({
  page,
}) => {
  await page.setViewportSize(windows[1])
  const complaints = await openWorkbench(page)
  const width = (await page.getByRole('main').boundingBox())?.width ?? 0
  expect(width / windows[1].width).toBeGreaterThanOrEqual(0.6)
  const welcome = page.getByRole('region', { name: 'Welcome' })
  const connect = stage(page).getByRole('button', { name: 'Connect Wallet' }).first()
  await expect(connect).toBeInViewport({ ratio: 0.99 })
  await welcome.getByRole('button', { name: /^A swap whose price falls/ }).click()
  await expect(welcome).toHaveCount(0)
  await expect(page).toHaveURL(/scenario=swap-price-moves$/)
  await expect(page.locator('.wb-steps li[data-state=done]').nth(1)).toBeVisible()

  // The pointer shows the page of an earlier step in small.
  const track = page.locator('.wb-scrubber-track')
  await track.hover({ position: { x: 8, y: 12 } })
  await expect(page.locator('.wb-scrubber-preview')).toContainText('Before the first step')
  await expect(
    page
      .frameLocator('iframe[title="Picture of the page after this step"]')
      .getByText('Fresh fish'),
  ).toBeVisible()
  // Only this play is slow.
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked()

  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await expect(page.getByText('The steps of the run appear here.')).toBeVisible()
  await expect(welcome).toHaveCount(0)
  expect(complaints).toEqual([])
})
