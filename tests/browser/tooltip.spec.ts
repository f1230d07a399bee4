import { expect, test } from '@playwright/test'
import { closeStage } from '../replay/closeStage.ts'
import { openStage } from '../replay/openStage.ts'

test.afterEach(({ page }) => closeStage(page))

test('a hint stays under the pointer, and Escape hides it before it closes the modal', async ({
  page,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  const hint = dialog.getByRole('tooltip', { name: 'Close' })
  await close.hover()
  await expect(hint).toBeVisible()
  const [control, bubble] = [await close.boundingBox(), await hint.boundingBox()]
  if (!control || !bubble) throw new Error('The hint is not drawn.')
  const middle = { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.height / 2 }
  await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2)
  await page.mouse.move(middle.x, middle.y, { steps: 20 })
  await expect(hint).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
