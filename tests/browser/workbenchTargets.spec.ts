import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { axeViolations } from './axeViolations.ts'
import {
  connectByHand,
  openWorkbench,
  showScenarios,
  showTimeline,
  windows,
} from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const sidePanels = [
  'Wallets',
  'Phone',
  'Sites',
  'Mail',
  'Chains',
  'Faults',
  'Theme',
  'Host',
  'Accessibility',
  'Screens',
  'State',
]

/** Every visible control smaller than 24 by 24 CSS px (WCAG 2.5.8); a checkbox counts with its label. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=button], [role=treeitem], [role=tab]',
    )
    const found: string[] = []
    for (const control of controls) {
      const isShown = control.checkVisibility({ visibilityProperty: true })
      // In a tree of data, rows fold by the arrow, which counts.
      if (!isShown || control.matches('.wb-json [role=treeitem]')) continue
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      if (width < 23.5 || height < 23.5) {
        found.push(`${width.toFixed(1)} × ${height.toFixed(1)} ${control.outerHTML.slice(0, 120)}`)
      }
    }
    return found
  })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds outside of the stage. Only colours differ between the two themes. */
const violationsOf = async (page: Page, colorScheme: 'light' | 'dark') => {
  const runOnly = colorScheme === 'dark' ? colourRules : tags
  const violations = await axeViolations(page, { exclude: '#wb-stage-frame' }, { runOnly })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any panel, and every target is 24 px or more, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(windows[0])
    await openWorkbench(page, '?scenario=pay-from-host-page')
    await showTimeline(page)
    await connectByHand(page)
    await page.frameLocator('#wb-stage-frame').getByRole('button', { name: 'Pay 0.1 ETH' }).click()
    await expect(page.getByRole('article', { name: /eth_sendTransaction/ })).toBeVisible()
    for (const panel of sidePanels) {
      await page.getByRole('tab', { name: new RegExp(`^${panel}`) }).click()
      await expect(page.getByRole('tabpanel', { name: new RegExp(`^${panel}`) })).toBeVisible()
      expect(await smallTargets(page), panel).toEqual([])
      expect(await violationsOf(page, colorScheme), panel).toEqual([])
    }
    await page
      .getByRole('group', { name: 'Events', exact: true })
      .getByRole('button')
      .last()
      .click()
    await showScenarios(page)
    await page.getByRole('combobox', { name: 'Search scenarios' }).fill('code')
    expect(await smallTargets(page), 'search and event').toEqual([])
    expect(await violationsOf(page, colorScheme), 'search and event').toEqual([])
    await page.getByRole('tab', { name: 'Calls' }).click()
    await page.getByRole('group', { name: 'Calls' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    expect(await smallTargets(page), 'calls and tags').toEqual([])
    expect(await violationsOf(page, colorScheme), 'calls and tags').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View', exact: true }).click()
    expect(await smallTargets(page), 'view').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    expect(await smallTargets(page), 'keyboard').toEqual([])
    expect(await violationsOf(page, colorScheme), 'keyboard').toEqual([])
  })
}

test('panels are resized by single clicks, and a double click restores a line', async ({
  page,
}) => {
  await page.setViewportSize(windows[1])
  await openWorkbench(page)
  const column = page.getByRole('region', { name: 'Scenarios and steps' })
  const width = async () => (await column.boundingBox())?.width
  const before = await width()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('button', { name: 'Left column: larger' }).click()
  await expect.poll(width).toBe((before ?? 0) + 32)
  await page.getByRole('button', { name: 'Reset sizes' }).click()
  await expect.poll(width).toBe(before)
  await page.keyboard.press('Escape')

  const line = page.getByRole('separator', { name: 'Width of the left column' })
  await line.focus()
  await page.keyboard.press('End')
  await expect.poll(width).toBeGreaterThan(before ?? 0)
  await line.dblclick()
  await expect.poll(width).toBe(before)
})

test('single-letter shortcuts can be turned off, and stay off after a reload', async ({ page }) => {
  await openWorkbench(page)
  const mail = page.getByRole('tab', { name: /^Mail/ })
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Use letters and signs as shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await expect(mail).toHaveAttribute('aria-selected', 'false')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page.keyboard.press('m')
  await expect(mail).toHaveAttribute('aria-selected', 'false')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('checkbox', { name: 'Use letters and signs as shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await expect(mail).toHaveAttribute('aria-selected', 'true')
})

test('the steps of the player take the focus, so that the arrow keys scroll them', async ({
  page,
}) => {
  await openWorkbench(page, '?scenario=email-login')
  const steps = page.getByRole('list', { name: 'Steps' })
  await steps.focus()
  await expect(steps).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => steps.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

test('events of the timeline are found by their words', async ({ page }) => {
  await openWorkbench(page)
  await showTimeline(page)
  await page
    .frameLocator('#wb-stage-frame')
    .getByRole('button', { name: 'Connect Wallet' })
    .first()
    .click()
  const list = page.getByRole('group', { name: 'Events', exact: true })
  const rows = list.getByRole('button')
  await expect(rows.filter({ hasText: 'MODAL_OPEN' })).not.toHaveCount(0)
  const modal = page.frameLocator('#wb-stage-frame').getByRole('dialog')
  await modal.getByRole('button', { name: /^Emberfox/ }).click()
  await expect(rows.filter({ hasText: 'connectors.connect' })).not.toHaveCount(0)
  // Scrolled away, the list holds its lines; a search looks at the newest ones too.
  await list.hover()
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: /^\d+ new ↓$/ })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Search the timeline' })
  await field.fill('callEnd connectors.connect')
  await expect(rows).not.toHaveCount(0)
  await field.fill('MODAL_open')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('MODAL_OPEN')
  await page.getByRole('button', { name: 'Clear: Search the timeline' }).click()
  await expect(field).toBeFocused()
  await expect(rows).not.toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`edges of fields have enough contrast outside and inside, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openWorkbench(page)
    const ratios = await page.locator('.wb-input').evaluateAll((fields) => {
      const luminance = (color: string) => {
        const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
          const share = Number(part) / 255
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        const [red = 0, green = 0, blue = 0] = parts
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ratio = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
      }
      const panel = getComputedStyle(document.querySelector('.wb-panel') ?? document.body)
      return fields.map((field) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(field)
        return Math.min(
          ratio(borderTopColor, backgroundColor),
          ratio(borderTopColor, panel.backgroundColor),
        )
      })
    })
    expect(ratios.length).toBeGreaterThan(5)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
  })
}
