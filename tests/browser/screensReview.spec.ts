import { expect, type Locator } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { readScreensFile } from '../../src/server/screens/screensFile.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { prepareScreens } from './preparedScreens.ts'
import {
  acceptedScreens,
  boxOf,
  openScreens,
  openVariant,
  screensDialog,
  screensPanel,
  screensTest,
  screensViolations,
} from './screensTest.ts'

const test = screensTest
const panel = screensPanel
const dialog = screensDialog

test.afterEach(({ page }) => closeStage(page))

test('keys choose the view, and outline what differs', async ({ page, served }) => {
  await page.setViewportSize(windows[0])
  await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  for (const [key, view] of [
    ['2', 'Swipe'],
    ['3', 'Onion skin'],
    ['4', 'Difference'],
    ['1', 'Side by side'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog(page).getByRole('radio', { name: view })).toBeChecked()
  }
  const now = dialog(page).getByRole('img', { name: 'Now' })
  const outlines = dialog(page).locator('.wb-screens-outline')
  await expect(outlines).toHaveCount(4)
  const picture = await boxOf(now)
  const outline = await boxOf(outlines.last())
  const scale = picture.width / 640
  expect(outline.x - picture.x).toBeCloseTo(240 * scale - 4, 0)
  expect(outline.width).toBeCloseTo(160 * scale + 8, 0)
  await page.keyboard.press('o')
  await expect(outlines).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(outlines).toHaveCount(4)
})

test('enlarged pictures begin at what differs, and scroll together', async ({ page, served }) => {
  await page.setViewportSize(windows[0])
  await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await expect(dialog(page).getByRole('radio', { name: '300 %' })).toBeChecked()
  const frames = dialog(page).getByRole('group', { name: /enlarged$/ })
  await expect(frames).toHaveCount(2)
  const middle = async (frame: Locator) => {
    const [left, width] = await frame.evaluate((each) => [each.scrollLeft, each.clientWidth])
    return (left ?? 0) + (width ?? 0) / 2
  }
  // The middle of the first area.
  expect(await middle(frames.first())).toBeCloseTo(160 * 3, -1)
  await frames.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => middle(frames.last())).toBeGreaterThan(160 * 3 + 20)
  expect(await screensViolations(page)).toEqual([])
  await page.keyboard.press('.')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: '300 %' })).toBeChecked()
  await page.keyboard.press('z')
  await expect(frames).toHaveCount(0)
})

test('the grid has the focus on the screen that one comes from', async ({ page, served }) => {
  await openScreens(page, served)
  await panel(page).getByRole('button', { name: 'Step 4 The view is Swap' }).press('Enter')
  const cells = dialog(page).getByRole('group', { name: 'Variants' }).getByRole('button')
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await page.keyboard.press('m')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('m')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await page.keyboard.press('m')
  await page.keyboard.press('.')
  await expect(dialog(page).getByRole('button', { name: 'light-desktop: Gone' })).toBeFocused()
})

test('a chosen view is readable under the pointer in forced colours', async ({ page, served }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  const chosen = dialog(page).getByText('Side by side')
  const colour = () => chosen.evaluate((each) => getComputedStyle(each).color)
  const before = await colour()
  await dialog(page).getByRole('radio', { name: 'Side by side' }).hover()
  expect(await colour()).toBe(before)
})

test('outlines have white lines in forced colours, because pictures keep their own colours', async ({
  page,
  served,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  const outline = dialog(page).locator('.wb-screens-outline').first()
  await expect(outline).toHaveCSS('box-shadow', /rgba\(255, 255, 255, 0\.8\)/)
})

test('the dialog shows words, pictures and buttons one below the other in a narrow window', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  const heading = await boxOf(dialog(page).getByRole('heading', { level: 2 }))
  expect(heading.height).toBeLessThan(50)
  for (const name of ['Close', 'Next', 'Outline 2 areas', 'Reject', 'Accept']) {
    await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  const accepted = await boxOf(dialog(page).getByRole('img', { name: 'Accepted' }))
  const accept = await boxOf(dialog(page).getByRole('button', { name: 'Accept' }))
  expect(accepted.width).toBeGreaterThan(120)
  expect(accepted.y + accepted.height).toBeLessThan(accept.y)
  const tree = dialog(page).getByRole('group', { name: 'Accessibility tree' })
  await tree.getByText('button "Review"').scrollIntoViewIfNeeded()
  await expect(tree.getByText('button "Review"')).toBeInViewport({ ratio: 1 })
  expect((await boxOf(tree)).y).toBeGreaterThan(heading.y + heading.height)
  await page.keyboard.press('a')
  await expect(dialog(page).getByRole('status')).toBeInViewport({ ratio: 1 })
  expect(await screensViolations(page)).toEqual([])
})

test('all screens with the same change are accepted at once by keyboard, after a question', async ({
  page,
  served,
}) => {
  const complaints = await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await expect(dialog(page).getByText('differ by the same change')).toHaveCount(0)
  served.run(...prepareScreens(served).map((each) => ({ ...each, change: '0a1b' })))
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).getByRole('button', { name: 'Read the results again' }).click()
  await openVariant(page, 'light-desktop: Changed')
  await expect(dialog(page).getByText('4 screens differ by the same change.')).toBeVisible()
  const accept = dialog(page).getByRole('button', { name: 'Accept all 4…' })
  await accept.press('Enter')
  const question = dialog(page).getByRole('group', { name: /^Accept 4 screens\?/ })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Accepted: 4 screens. No screen differs.',
  )
  await expect(dialog(page).getByText('differ by the same change')).toHaveCount(0)
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  expect(acceptedScreens(served)).not.toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page).getByText('6 screens, as accepted.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a decision is undone by keyboard, and the accepted screens are as before', async ({
  page,
  served,
}) => {
  const complaints = await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  const undo = dialog(page).getByRole('button', { name: 'Undo' })
  await expect(dialog(page).getByText('1 of 4')).toBeVisible()
  await expect(dialog(page).getByText('4 undecided')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(dialog(page).getByText('3 undecided')).toBeVisible()
  await expect(undo).toBeEnabled()
  await page.keyboard.press('u')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Undone: The view is Swap, light-desktop. 4 screens differ.',
  )
  await expect(undo).toHaveCount(0)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  const [checkpoint] = readScreensFile(served.acceptedFile('swap'))
  expect(checkpoint?.variants['light-desktop']?.text).toContain('  - button "Review swap"')
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await panel(page).getByRole('radio', { name: 'Undecided 3' }).check()
  await expect(panel(page).getByRole('button', { name: /^light-desktop/ })).toHaveText([/^−/])
  await panel(page).getByRole('radio', { name: 'Rejected 1' }).check()
  await expect(panel(page).getByRole('button', { name: 'light-desktop: Rejected' })).toBeVisible()
  await expect(panel(page).getByText('1 is rejected.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the acceptance of all screens is undone from the list', async ({ page, served }) => {
  await openScreens(page, served)
  await panel(page).getByRole('button', { name: 'Accept all…' }).click()
  await panel(page).getByRole('button', { name: 'Accept 4 screens' }).click()
  await panel(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('Undone: 4 screens. 4 screens differ.')
  await expect(panel(page).getByText('4 of 6 screens differ')).toBeFocused()
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  // The one that was new is not there any more, and the one that was gone is.
  expect(acceptedScreens(served)).toEqual([
    'The view is Swap, light-desktop',
    'The view is Swap, dark-phone',
    'The view is SwapSuccess, light-desktop',
  ])
})

test('Next goes through what differs, and leaves out what is as accepted', async ({
  page,
  served,
}) => {
  const results = ['same', 'same', 'changed', 'same', 'new', 'gone'] as const
  served.run(
    ...prepareScreens(served).map((screen, at) => ({ ...screen, result: results[at] ?? 'same' })),
  )
  await openWorkbench(page)
  await page.keyboard.press('g')
  await openVariant(page, 'light-desktop: Changed')
  const where = dialog(page).getByText(/^\d of \d/)
  await expect(where).toContainText('1 of 3')
  await page.keyboard.press('.')
  await expect(dialog(page).getByRole('radio', { name: 'New: arabic' })).toBeChecked()
  await page.keyboard.press('.')
  await expect(where).toContainText('3 of 3')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText('SwapSuccess')
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press(',')
  await expect(where).toContainText('2 of 3')
  await dialog(page).getByRole('button', { name: 'Previous' }).click()
  await expect(where).toContainText('1 of 3')
})
