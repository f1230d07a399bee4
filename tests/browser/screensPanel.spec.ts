import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
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

for (const window of windows.slice(0, 2)) {
  test(`the panel lists what differs first, in words that are not cut, at ${window.width} px`, async ({
    page,
    served,
  }) => {
    await page.setViewportSize(window)
    const complaints = await openScreens(page, served)
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
    await openScreens(page, served)
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
  await openScreens(page, served)
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

test('a screen is accepted and the next one rejected by keyboard, and the files say so', async ({
  page,
  served,
}) => {
  const complaints = await openScreens(page, served)
  await openVariant(page, 'light-desktop: Changed')
  await page.keyboard.press('a')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Accepted: The view is Swap, light-desktop. 3 screens differ.',
  )
  await expect(dialog(page).getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeFocused()
  expect(acceptedScreens(served)).toEqual(['The view is Swap, light-desktop'])
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Changed: dark-phone' })).toBeChecked()
  await expect(dialog(page).getByRole('status')).toHaveText('')
  await page.keyboard.press('r')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Rejected: The view is Swap, dark-phone. 3 screens differ.',
  )
  await expect(dialog(page).getByRole('radio', { name: 'Rejected: dark-phone' })).toBeChecked()
  expect(acceptedScreens(served)).toEqual(['The view is Swap, light-desktop'])
  await page.keyboard.press('Escape')
  await expect(panel(page).getByText('3 of 6 screens differ')).toBeVisible()
  expect(complaints).toEqual([])
})

test('all screens of a step are accepted at once', async ({ page, served }) => {
  await openScreens(page, served)
  await panel(page)
    .getByRole('button', { name: /^Step 4/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Accept 3 screens' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Accepted: 3 screens. 1 screen differs.',
  )
  expect(acceptedScreens(served)).toHaveLength(3)
})

test('all screens are accepted after a question, and Escape withdraws it', async ({
  page,
  served,
}) => {
  await openScreens(page, served)
  const ask = panel(page).getByRole('button', { name: 'Accept all…' })
  await ask.press('Enter')
  const question = panel(page).getByRole('group', { name: /^Accept 4 screens\?/ })
  await expect(question.getByRole('button', { name: 'Accept 4 screens' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  expect(acceptedScreens(served)).toEqual([])
  await ask.press('Enter')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText(
    'Accepted: 4 screens. No screen differs.',
  )
  await expect(panel(page).getByText('6 screens, as accepted.')).toBeFocused()
  expect(acceptedScreens(served)).toHaveLength(3)
  expect(readdirSync(join(served.project, 'foyer-scenarios/screens/pictures'))).toHaveLength(3)
})

test('the shown screens of a search are rejected', async ({ page, served }) => {
  await openScreens(page, served)
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
  await openScreens(page, served)
  const [, , ...others] = prepareScreens(served)
  served.run(...others)
  await panel(page).getByRole('button', { name: 'Accept all…' }).click()
  await panel(page).getByRole('button', { name: 'Accept 4 screens' }).click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Nothing is accepted. There has been another run since. Look at its screens first.',
  )
  await expect(panel(page).getByText('4 of 4 screens differ')).toBeVisible()
  expect(acceptedScreens(served)).toEqual([])
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

test('the panel of an app that the server does not know says how to start it', async ({ page }) => {
  await page.route('**/__foyer/screens', (route) =>
    route.fulfill({ json: { advice: 'Start it with --page.' } }),
  )
  await openWorkbench(page)
  await page.keyboard.press('g')
  await expect(panel(page).getByText('Start it with --page.')).toBeVisible()
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
  await openScreens(page, served)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel and its dialog have no violation, ${colorScheme}`, async ({ page, served }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(windows[0])
    await openScreens(page, served)
    await panel(page).getByRole('button', { name: 'Accept all…' }).click()
    expect(await screensViolations(page), 'list').toEqual([])
    await panel(page)
      .getByRole('button', { name: /^Step 4/ })
      .click()
    expect(await screensViolations(page), 'matrix').toEqual([])
    await dialog(page).getByRole('radio', { name: 'Changed: light-desktop' }).check()
    await dialog(page).getByRole('radio', { name: 'Swipe' }).check()
    expect(await screensViolations(page), 'swipe').toEqual([])
    await page.keyboard.press('a')
    await expect(dialog(page).getByRole('status')).toContainText('Accepted')
    expect(await screensViolations(page), 'accepted').toEqual([])
  })
}
