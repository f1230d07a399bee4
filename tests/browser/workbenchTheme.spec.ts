import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { chooseRadio } from './chooseRadio.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.afterEach(({ page }) => closeStage(page))

/** Opens the Theme panel with the modal beside it, and returns the console complaints. */
async function openTheme(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Open the modal' }).click()
  await expect(modal(page)).toBeVisible()
  return complaints
}

const modal = (page: Page) => page.frameLocator('#wb-stage-frame').getByRole('dialog')

/** The computed value of one of the theme's custom properties in the modal. */
const drawn = (page: Page, property: string) =>
  modal(page).evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name).trim(),
    property,
  )
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a typed colour shows in the open modal, stays in the link and is copied', async ({
  page,
}) => {
  const complaints = await openTheme(page)
  await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7c3aed')
  await expect.poll(() => drawn(page, '--foyer-accent')).toBe('#7c3aed')
  await expect(page).toHaveURL(/themeVariables.*7c3aed/)
  await expect(page.getByLabel('Accent, color picker')).toHaveValue('#7c3aed')

  await page.getByRole('button', { name: 'Copy the TypeScript' }).click()
  await expect
    .poll(() => copied(page))
    .toBe("// in createFoyer({ … })\nthemeVariables: {\n  accent: '#7c3aed',\n},\n")
  await chooseRadio(page, 'CSS')
  await page.getByRole('button', { name: 'Copy the CSS' }).click()
  await expect.poll(() => copied(page)).toContain('\n  --foyer-accent: #7c3aed;\n')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Accent', exact: true })).toHaveValue('#7c3aed')
  expect(complaints).toEqual([])
})

test('a preset is chosen in the dark theme, changed with the keyboard, and removed by Reset', async ({
  page,
}) => {
  const complaints = await openTheme(page)
  await chooseRadio(page.getByRole('radiogroup', { name: 'Mode' }), 'Dark')
  await expect.poll(() => drawn(page, '--foyer-color-scheme')).toBe('dark')
  const midnight = page.getByRole('button', { name: 'Midnight' })
  await midnight.press('Enter')
  await expect(midnight).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => drawn(page, '--foyer-accent')).toBe('#6d7dfa')
  await page.getByRole('button', { name: 'Copy the TypeScript' }).click()
  await expect
    .poll(() => copied(page))
    .toContain("themeMode: 'dark',\nthemeVariables: midnightTheme,")

  await page.getByRole('slider', { name: 'Radius in px' }).press('ArrowRight')
  await expect.poll(() => drawn(page, '--foyer-radius-master')).toBe('5.5px')
  await expect(midnight).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect.poll(() => drawn(page, '--foyer-accent')).toBe('#0b6b6f')
  await expect(page.getByRole('button', { name: 'Default', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(complaints).toEqual([])
})

test('an unusable value is refused with a message, and a text with low contrast is named', async ({
  page,
}) => {
  const complaints = await openTheme(page)
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true })
  await accent.fill('teal')
  await expect(accent).toHaveAccessibleDescription(/accent must be a colour as #rgb/)
  expect(await drawn(page, '--foyer-accent')).toBe('#0b6b6f')

  await accent.fill('#ffe600')
  await expect(accent).not.toHaveAttribute('aria-invalid')
  const contrast = page.getByRole('status', { name: 'Contrast' })
  await expect(contrast).toHaveText(/Every text and edge passes/)
  await page.getByRole('textbox', { name: 'Accent text', exact: true }).fill('#fff')
  await expect(contrast).toContainText('accent text on accent, light: 1.3 of 4.5 : 1')
  expect(complaints).toEqual([])
})
