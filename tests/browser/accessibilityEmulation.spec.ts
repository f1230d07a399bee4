import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Accessibility' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const dialog = (page: Page) => stage(page).getByRole('dialog')

async function openPanel(page: Page) {
  await page.setViewportSize(windows[1])
  const complaints = await openWorkbench(page)
  await page.keyboard.press('x')
  await panel(page).getByRole('radio', { name: 'Emulate' }).click({ force: true })
  return complaints
}

const openModal = async (page: Page) => {
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

test('a text size of 200 % halves the window of the stage and doubles what is on it', async ({
  page,
}) => {
  await openPanel(page)
  const frame = page.locator('#wb-stage-frame')
  const sizes = async () => {
    const box = await frame.boundingBox()
    const width = await frame.evaluate(
      (element) => (element as HTMLIFrameElement).contentWindow?.innerWidth,
    )
    return { drawn: Math.round(box?.width ?? 0), width: width ?? 0 }
  }
  const before = await sizes()
  await panel(page).getByRole('radio', { name: '200 %' }).click({ force: true })
  await expect.poll(async () => (await sizes()).width).toBe(Math.floor(before.width / 2))
  expect(Math.abs((await sizes()).drawn - before.drawn)).toBeLessThan(2)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('forced colours apply the rules of the page and the system colours, and go away without a trace', async ({
  page,
}) => {
  const complaints = await openPanel(page)
  await openModal(page)
  const button = dialog(page).getByRole('button', { name: /^Emberfox/ })
  const colours = () =>
    button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
  const before = await colours()
  const forced = panel(page).getByRole('switch', { name: 'Forced colours' })
  await forced.press('Space')
  await expect.poll(async () => (await colours()).color).toBe('rgb(0, 0, 0)')
  expect(
    await stage(page)
      .locator('body')
      .evaluate(({ ownerDocument }) => {
        const view = ownerDocument.defaultView
        return view?.matchMedia('(forced-colors: active)').matches
      }),
  ).toBe(true)
  await forced.press('Space')
  await expect.poll(colours).toEqual(before)
  expect(complaints).toEqual([])
})

test('reduced motion stops the animations of the modal, also in a fresh world', async ({
  page,
}) => {
  await openPanel(page)
  await panel(page).getByRole('switch', { name: 'Reduced motion' }).click()
  await page.keyboard.press('r')
  await expect(panel(page).getByRole('switch', { name: 'Reduced motion' })).toBeChecked()
  await expect
    .poll(() =>
      stage(page)
        .locator('body')
        .evaluate(({ ownerDocument }) => {
          const view = ownerDocument.defaultView
          return view?.matchMedia('(prefers-reduced-motion: reduce)').matches
        }),
    )
    .toBe(true)
})

test('a pseudo-locale is the language of the panel Host', async ({ page }) => {
  await openPanel(page)
  await openModal(page)
  await panel(page).getByRole('radio', { name: 'Right to left' }).click({ force: true })
  await expect(dialog(page)).toHaveAttribute('dir', 'rtl')
  await page.getByRole('tab', { name: 'Host' }).click()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('ar-XB')
})
