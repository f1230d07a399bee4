import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openStage } from './openStage.ts'
import { untilModalRests } from './untilStill.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('a hint stays under the pointer, and Escape hides it before it closes the modal', async ({
  page,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  const hint = dialog.getByRole('tooltip', { name: 'Close' })
  await untilModalRests(page)
  await close.hover()
  await expect(hint).toBeVisible()
  const [control, bubble] = [await close.boundingBox(), await hint.boundingBox()]
  if (!control || !bubble) throw new Error('The hint is not drawn.')
  const middle = { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.height / 2 }
  await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2)
  // Half a pixel a step, because a hand rests in every gap.
  await page.mouse.move(middle.x, middle.y, { steps: 80 })
  await expect(hint).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a hint opened by the focus follows its control and lets the mouse through', async ({
  page,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Emberfox' }).click()
  const close = dialog.getByRole('button', { name: 'Close' })
  const hint = dialog.getByRole('tooltip', { name: 'Close' })
  await expect(dialog.getByRole('heading', { name: 'Emberfox', exact: true })).toBeVisible()
  await untilModalRests(page)
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await expect(hint).toBeVisible()

  /** Distance of the hint from its control, in px. */
  const gap = async () => {
    const [control, bubble] = [await close.boundingBox(), await hint.boundingBox()]
    return control && bubble ? control.y - bubble.y - bubble.height : NaN
  }
  await expect.poll(gap).toBeCloseTo(8, 0)
  const before = await close.boundingBox()
  // "Try again" makes the card grow, which moves its top up.
  await page.evaluate(() => {
    const wallets = window.foyerStage?.simulator.wallets
    for (const { id } of wallets?.requests() ?? []) wallets?.reject(id)
  })
  await expect.poll(async () => (await close.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await expect.poll(gap).toBeCloseTo(8, 0)

  const bubble = await hint.boundingBox()
  if (!bubble) throw new Error('The hint is not drawn.')
  const under = await page.evaluate(
    ([x, y]) => {
      const host = document.elementFromPoint(x, y)
      return host?.shadowRoot?.elementFromPoint(x, y)?.getAttribute('role') ?? 'something else'
    },
    [bubble.x + bubble.width / 2, bubble.y + bubble.height / 2] as const,
  )
  expect(under).toBe('something else')
  await close.click()
  await expect(dialog).toBeHidden()
})

test('a hint is at its place at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  const hint = dialog.getByRole('tooltip', { name: 'Close' })
  await untilModalRests(page)
  await dialog.getByRole('button', { name: 'Close' }).hover()
  await expect(hint).toBeVisible()
  const moved = await hint.evaluate((bubble) => {
    const before = bubble.getBoundingClientRect().top
    bubble.style.top = `${parseFloat(bubble.style.top) + 40}px`
    return bubble.getBoundingClientRect().top - before
  })
  expect(moved).toBe(40)
})
