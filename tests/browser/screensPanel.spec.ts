import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { readScreensFile } from '../../src/server/screens/screensFile.ts'
import { axeViolations } from './axeViolations.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { prepareScreens } from './preparedScreens.ts'
import { serveScreens, type ServedScreens } from './servedScreens.ts'

const test = base.extend<{ served: ServedScreens }>({
  served: async ({ browserName: _ }, provide) => {
    const served = await serveScreens()
    await provide(served)
    await served.close()
  },
  baseURL: async ({ served }, provide) => provide(served.url),
})

test.afterEach(({ page }) => closeStage(page))

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Screens' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Screens' })
const accepted = (served: ServedScreens) =>
  readScreensFile(served.acceptedFile('swap')).flatMap(({ name, variants }) =>
    Object.keys(variants).map((variant) => `${name}, ${variant}`),
  )

/** Opens the panel with its shortcut, with the results of a prepared run. */
async function openPanel(page: Page, served: ServedScreens) {
  served.run(...prepareScreens(served))
  const complaints = await openWorkbench(page)
  await page.keyboard.press('g')
  await expect(panel(page).getByText('4 of 6 screens differ')).toBeVisible()
  return complaints
}

const openVariant = (page: Page, name: string) =>
  panel(page)
    .getByRole('region', { name: 'A swap that asks for a second approval' })
    .getByRole('button', { name })
    .first()
    .press('Enter')

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn.')
  return box
}

for (const window of windows.slice(0, 2)) {
  test(`the panel lists what differs first, in words that are not cut, at ${window.width} px`, async ({
    page,
    served,
  }) => {
    await page.setViewportSize(window)
    const complaints = await openPanel(page, served)
    await expect(panel(page).getByText('2 changed, 1 new, 1 gone.')).toBeVisible()
    await expect(panel(page).getByRole('region')).toHaveCount(2)
    await expect(panel(page).getByRole('region').first()).toHaveAccessibleName(/^A swap/)
    const checkpoint = panel(page).getByText('The view is SwapSuccess')
    expect(await checkpoint.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
    await panel(page).getByRole('radio', { name: 'Gone 1' }).check()
    await expect(panel(page).getByRole('button', { name: /^Step/ })).toHaveText([/SwapSuccess/])
    await panel(page).getByRole('radio', { name: 'All 6' }).check()
    await panel(page).getByRole('textbox', { name: 'Search screens' }).fill('connect dark')
    await expect(panel(page).getByRole('button', { name: 'dark-phone: Same' })).toBeVisible()
    await expect(panel(page).getByRole('region')).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test(`a step is shown in all its variants, and each of them alone, by keyboard at ${window.width} px`, async ({
    page,
    served,
  }) => {
    await page.setViewportSize(window)
    await openPanel(page, served)
    await panel(page).getByRole('button', { name: 'Step 4 The view is Swap' }).press('Enter')
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(
      'Step 4 The view is Swap',
    )
    const cells = dialog(page).getByRole('group', { name: 'Variants' }).getByRole('button')
    await expect(cells).toHaveCount(3)
    await expect(cells.first()).toHaveAccessibleName(/^light-desktop: Changed. 76800 pixels differ/)
    await cells.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(cells.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
    await expect(dialog(page).getByRole('img', { name: 'Accepted' })).toBeVisible()
    await expect(dialog(page).getByRole('img', { name: 'Now' })).toBeVisible()
    await page.keyboard.press('.')
    await expect(dialog(page).getByRole('radio', { name: 'New: arabic' })).toBeChecked()
    await expect(dialog(page).getByRole('img')).toHaveCount(1)
    await page.keyboard.press('m')
    await expect(cells).toHaveCount(3)
    await page.keyboard.press('.')
    await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText('SwapSuccess')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(panel(page).getByRole('button', { name: /^Step 4/ })).toBeFocused()
  })
}

test('two pictures are compared with the mouse and with the arrow keys', async ({
  page,
  served,
}) => {
  await page.setViewportSize(windows[0])
  await openPanel(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await dialog(page).getByRole('radio', { name: 'Swipe' }).check()
  const slider = dialog(page).getByRole('slider')
  const now = dialog(page).getByRole('img', { name: 'Now' })
  await expect(slider).toHaveAccessibleName(/^Border/)
  const { x, y, width, height } = await boxOf(now)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(slider).toHaveValue('25')
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(slider).toHaveValue('25')
  await expect(now).toHaveCSS('clip-path', `inset(0px 0px 0px ${width / 4}px)`)
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('26')
  await slider.press('End')
  await expect(now).toHaveCSS('clip-path', `inset(0px 0px 0px ${width}px)`)

  await dialog(page).getByRole('radio', { name: 'Onion skin' }).check()
  await expect(slider).toHaveAccessibleName(/^Opacity/)
  await slider.press('Home')
  await expect(now).toHaveCSS('opacity', '0')
  await slider.press('PageUp')
  await expect(now).toHaveCSS('opacity', '0.1')
  await dialog(page).getByRole('radio', { name: 'Difference' }).check()
  await expect(dialog(page).getByRole('img', { name: 'Pixels that differ' })).toBeVisible()

  const tree = dialog(page).getByRole('group', { name: 'Accessibility tree' })
  await expect(tree.getByRole('deletion')).toHaveText('  - button "Review swap"')
  await expect(tree.getByRole('insertion')).toHaveText('  - button "Review"')
  await expect(tree).toContainText('9 equal lines')
})

test('keys choose the view, enlarge the pictures at what differs and outline it', async ({
  page,
  served,
}) => {
  await page.setViewportSize(windows[0])
  await openPanel(page, served)
  await openVariant(page, 'light-desktop: Changed')
  for (const [key, view] of [
    ['2', 'Swipe'],
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
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('.')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: '300 %' })).toBeChecked()
  await page.keyboard.press('z')
  await expect(frames).toHaveCount(0)
})

test('the grid has the focus on the screen that one comes from', async ({ page, served }) => {
  await openPanel(page, served)
  await panel(page).getByRole('button', { name: 'Step 4 The view is Swap' }).press('Enter')
  const cells = dialog(page).getByRole('group', { name: 'Variants' }).getByRole('button')
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await page.keyboard.press('m')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('.')
  await expect(dialog(page).getByRole('button', { name: 'light-desktop: Gone' })).toBeFocused()
})

test('a chosen view is readable under the pointer in forced colours', async ({ page, served }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPanel(page, served)
  await openVariant(page, 'light-desktop: Changed')
  const chosen = dialog(page).getByText('Side by side')
  const colour = () => chosen.evaluate((each) => getComputedStyle(each).color)
  const before = await colour()
  await dialog(page).getByRole('radio', { name: 'Side by side' }).hover()
  expect(await colour()).toBe(before)
})

test('a screen is accepted and the next one rejected by keyboard, and the files say so', async ({
  page,
  served,
}) => {
  const complaints = await openPanel(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await page.keyboard.press('a')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Accepted: The view is Swap, light-desktop. 3 screens differ.',
  )
  await expect(dialog(page).getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeFocused()
  expect(accepted(served)).toEqual(['The view is Swap, light-desktop'])
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await expect(dialog(page).getByRole('status')).toHaveText('')
  await page.keyboard.press('r')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Rejected: The view is Swap, dark-phone. 3 screens differ.',
  )
  await expect(dialog(page).getByRole('radio', { name: 'Rejected: dark-phone' })).toBeChecked()
  expect(accepted(served)).toEqual(['The view is Swap, light-desktop'])
  await page.keyboard.press('Escape')
  await expect(panel(page).getByText('3 of 6 screens differ')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a decision is undone by keyboard, and the accepted screens are as before', async ({
  page,
  served,
}) => {
  const complaints = await openPanel(page, served)
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
  await openPanel(page, served)
  await panel(page).getByRole('button', { name: 'Accept all…' }).click()
  await panel(page).getByRole('button', { name: 'Accept 4 screens' }).click()
  await panel(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('Undone: 4 screens. 4 screens differ.')
  await expect(panel(page).getByText('4 of 6 screens differ')).toBeFocused()
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  // The one that was new is not there any more, and the one that was gone is.
  expect(accepted(served)).toEqual([
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
})

test('all screens of a step are accepted at once', async ({ page, served }) => {
  await openPanel(page, served)
  await panel(page)
    .getByRole('button', { name: /^Step 4/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Accept 3 screens' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Accepted: 3 screens. 1 screen differs.',
  )
  expect(accepted(served)).toHaveLength(3)
})

test('all screens are accepted after a question, and Escape withdraws it', async ({
  page,
  served,
}) => {
  await openPanel(page, served)
  const ask = panel(page).getByRole('button', { name: 'Accept all…' })
  await ask.press('Enter')
  const question = panel(page).getByRole('group', { name: /^Accept 4 screens\?/ })
  await expect(question.getByRole('button', { name: 'Accept 4 screens' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  expect(accepted(served)).toEqual([])
  await ask.press('Enter')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText(
    'Accepted: 4 screens. No screen differs.',
  )
  await expect(panel(page).getByText('6 screens, as accepted.')).toBeFocused()
  expect(accepted(served)).toHaveLength(3)
  expect(readdirSync(join(served.project, 'foyer-scenarios/screens/pictures'))).toHaveLength(3)
})

test('the shown screens of a search are rejected', async ({ page, served }) => {
  await openPanel(page, served)
  await panel(page).getByRole('textbox', { name: 'Search screens' }).fill('dark')
  await panel(page).getByRole('button', { name: 'Reject all shown…' }).click()
  await panel(page).getByRole('button', { name: 'Reject 1 screen' }).click()
  await expect(panel(page).getByRole('status')).toHaveText(
    'Rejected: The view is Swap, dark-phone. 4 screens differ.',
  )
  await expect(panel(page).getByRole('button', { name: 'dark-phone: Rejected' })).toBeVisible()
})

test('nothing is accepted that was not seen: another run is shown first', async ({
  page,
  served,
}) => {
  await openPanel(page, served)
  const [, , ...others] = prepareScreens(served)
  served.run(...others)
  await panel(page).getByRole('button', { name: 'Accept all…' }).click()
  await panel(page).getByRole('button', { name: 'Accept 4 screens' }).click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Nothing is accepted. There has been another run since. Look at its screens first.',
  )
  await expect(panel(page).getByText('4 of 4 screens differ')).toBeVisible()
  expect(accepted(served)).toEqual([])
})

test('a project without results is told how to get some, and they appear', async ({
  page,
  served,
}) => {
  await openWorkbench(page)
  await page.keyboard.press('g')
  await expect(panel(page).getByText('No results yet')).toBeVisible()
  await expect(panel(page).getByText('npx foyerkit replay --screens')).toBeVisible()
  served.run(...prepareScreens(served))
  await panel(page).getByRole('button', { name: 'Read the results again' }).click()
  await expect(panel(page).getByText('4 of 6 screens differ')).toBeVisible()
})

test('a screen of a known scenario opens live at its step', async ({ page, served }) => {
  const steps = [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { expect: 'view', is: 'Connect' },
    { do: 'host.close' },
  ]
  const scenario = { title: 'Help explains wallets', tags: ['help'], steps }
  writeFileSync(
    join(served.project, 'foyer-scenarios/help.scenario.json'),
    JSON.stringify(scenario),
  )
  await openPanel(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Open live' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await panel(page).getByRole('textbox', { name: 'Search screens' }).fill('help')
  await panel(page).getByRole('button', { name: 'light-desktop: Same' }).click()
  await dialog(page).getByRole('button', { name: 'Open live' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Held 2/3')).toBeVisible()
  await expect(page.frameLocator('#wb-stage-frame').getByRole('dialog')).toBeVisible()
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violationsOf(page: Page) {
  const violations = await axeViolations(page, { exclude: '#wb-stage-frame' }, { runOnly: tags })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel and its dialog have no violation, ${colorScheme}`, async ({ page, served }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(windows[0])
    await openPanel(page, served)
    await panel(page).getByRole('button', { name: 'Accept all…' }).click()
    expect(await violationsOf(page), 'list').toEqual([])
    await panel(page)
      .getByRole('button', { name: /^Step 4/ })
      .click()
    expect(await violationsOf(page), 'matrix').toEqual([])
    await dialog(page).getByRole('radio', { name: 'Changed: light-desktop' }).check()
    await dialog(page).getByRole('radio', { name: 'Swipe' }).check()
    expect(await violationsOf(page), 'swipe').toEqual([])
    await page.keyboard.press('a')
    await expect(dialog(page).getByRole('status')).toContainText('Accepted')
    expect(await violationsOf(page), 'accepted').toEqual([])
  })
}
