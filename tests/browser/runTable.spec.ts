import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { keepRecordings } from './keepRecordings.ts'
import { openWorkbench, showScenarios } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const tab = { do: 'press', key: 'Tab' }

/** Recordings of the browser. The last one has so many steps that a test can hold it in the middle. */
const recordings = Array.from({ length: 12 }, (_, index) => ({
  title: `Numbat ${index + 1}`,
  steps: index < 11 ? [tab] : Array.from({ length: 300 }, () => tab),
}))

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Runs' })
const row = (page: Page, title: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
const follow = (page: Page) => panel(page).getByRole('button', { name: 'Follow' })

test.beforeEach(async ({ page }) => {
  test.setTimeout(playTimeout)
  await keepRecordings(page, recordings)
})

test.afterEach(({ page }) => closeStage(page))

test('the row that is played stays visible until a person scrolls it away, and again once it is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const complaints = await openWorkbench(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('numbat')
  await page.getByRole('button', { name: 'Run 12', exact: true }).click()
  const last = row(page, 'Numbat 12')
  await expect(last).toHaveAttribute('data-result', 'running', { timeout: playTimeout })
  await page.keyboard.press('F8')
  await expect(page.getByRole('alertdialog', { name: 'Stop the run?' })).toBeVisible()

  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true')
  await panel(page).getByRole('columnheader', { name: 'Scenario' }).hover()
  await page.mouse.wheel(0, -5_000)
  await expect(row(page, 'Numbat 1')).toBeInViewport()
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(last).not.toBeInViewport()

  await page.mouse.wheel(0, 5_000)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true')

  await page.mouse.wheel(0, -5_000)
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false')
  await follow(page).click()
  await expect(last).toBeInViewport({ ratio: 0.9 })

  const search = panel(page).getByRole('textbox', { name: 'Search the rows' })
  await search.fill('numbat')
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false')
  await follow(page).click()
  await panel(page).getByRole('button', { name: 'Scenario' }).click()
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Stop and go on' }).click()
  await expect(follow(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

/** A run that the browser has kept: every second row failed. */
const stored = [
  {
    id: '1',
    at: 1,
    rows: Array.from({ length: 8 }, (_, index) => ({
      scenario: `recorded-${index + 1}`,
      title: `Numbat ${index + 1} with a title that is too long for one line`,
      ...(index % 2 === 0
        ? { result: 'passed' }
        : {
            result: 'failed',
            step: { number: 2, text: 'The title reads “Numbat”' },
            message: 'Expected: The title reads “Numbat”\nSeen: Connect\nTime is paused.',
          }),
    })),
  },
]

test('a low window shows four rows of a run, and a narrow one its titles', async ({ page }) => {
  await page.addInitScript((runs) => {
    localStorage.setItem('foyer.workbench.runs.v1', JSON.stringify(runs))
  }, stored)
  await page.setViewportSize({ width: 1280, height: 720 })
  const complaints = await openWorkbench(page)
  await page.keyboard.press('u')
  const rows = panel(page).locator('tbody').getByRole('row')
  await expect(rows.nth(3)).toBeInViewport({ ratio: 1 })
  const heights = await rows
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  await expect(rows.nth(1)).toContainText('Seen: Connect')

  await page.setViewportSize({ width: 360, height: 740 })
  const title = rows.nth(1).getByRole('rowheader')
  await expect
    .poll(() => title.evaluate((cell) => cell.getBoundingClientRect().width))
    .toBeGreaterThan(90)
  expect(complaints).toEqual([])
})

test('a run that checks accessibility fails a scenario with a violation, also after a reload', async ({
  page,
}) => {
  await page.route(/\/stage\/(\?|$)/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('</body>', '<button></button></body>') })
  })
  const complaints = await openWorkbench(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('numbat 7')
  const runIt = page.getByRole('button', { name: 'Run 1', exact: true })
  const check = page.getByRole('button', { name: 'Check accessibility' })
  await runIt.click()
  await expect(page.getByText('Run ended: 1 passed.')).toBeAttached()
  await check.click()
  await expect(check).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await showScenarios(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('numbat 7')
  await expect(check).toHaveAttribute('aria-pressed', 'true')
  await runIt.click()
  await expect(page.getByText('Run ended: 0 passed, 1 failed.')).toBeAttached()
  await expect(row(page, 'Numbat 7')).toContainText(
    'Step 1, button without a name (critical): Buttons must have discernible text [button-name] <button></button>',
  )
  // The list agrees with the table.
  await showScenarios(page)
  await expect(page.getByRole('treeitem', { name: 'Numbat 7' })).toContainText(
    'Failed at step 1 in',
  )
  expect(complaints).toEqual([])
})
