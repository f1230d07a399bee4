import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { axeViolations } from './axeViolations.ts'
import { keepRecordings } from './keepRecordings.ts'
import { openClock, openWorkbench, showScenarios, showSteps } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const open = {
  do: 'click',
  target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 },
}

const long = Array.from({ length: 300 }, () => ({ do: 'press', key: 'Tab' }))

/** Recordings of the browser: three are found by the word “zyzzyva”, and the second one fails. */
const recordings = [
  { title: 'Zyzzyva opens', steps: [open, { expect: 'modal', open: true }] },
  { title: 'Zyzzyva is wrong', steps: [open, { expect: 'title', is: 'Zyzzyva' }] },
  { title: 'Zyzzyva waits', steps: [{ do: 'run', ms: 60_000 }] },
  // The first two soon end. With the others, the run lasts until it is stopped, however late the test looks at it.
  ...Array.from({ length: 12 }, (_, index) => ({
    title: `Quokkaline ${index}`,
    steps: [open, { expect: 'modal', open: true }, ...(index < 2 ? [] : long)],
  })),
  {
    title: 'Wombat is long',
    steps: long,
  },
]

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Runs' })
const table = (page: Page) => panel(page).getByRole('table', { name: 'Results' })
/** The rows without the one of the titles of the columns. */
const rows = (page: Page) => table(page).locator('tbody').getByRole('row')
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const picker = (page: Page) => page.getByRole('region', { name: 'Scenarios', exact: true })
const run = (page: Page) => picker(page).getByRole('button', { name: /^Run \d/ })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Stop the run?' })

async function search(page: Page, query: string) {
  await showScenarios(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill(query)
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(playTimeout)
  await keepRecordings(page, recordings)
})

test.afterEach(({ page }) => closeStage(page))

test('the listed scenarios are run, their results are sorted and filtered, and a failed one is opened at its step', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await search(page, 'zyzzyva')
  await expect(run(page)).toHaveText('Run 3')
  await run(page).click()
  await expect(page.getByText('Run ended: 2 passed, 1 failed.')).toBeAttached()
  await expect(page).toHaveURL(/scenario=recorded-3$/)

  await expect(rows(page)).toHaveText([
    /^✓ PassedZyzzyva opens0\.0 s/,
    /^✗ FailedZyzzyva is wrong2 The title reads “Zyzzyva”.*Seen: Connect/,
    /^✓ PassedZyzzyva waits1:0\d/,
  ])
  const picture = table(page).frameLocator('iframe[title="The page at the failed step, a picture"]')
  await expect(picture.getByRole('dialog')).toContainText('Connect')

  const violations = await axeViolations(
    page,
    { exclude: '#wb-stage-frame, .wb-run-picture' },
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  )
  expect(violations.map(({ id }) => id)).toEqual([])

  const result = table(page).getByRole('columnheader', { name: 'Result' })
  await expect(result).toHaveAttribute('aria-sort', 'none')
  await result.getByRole('button').click()
  await expect(result).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('Zyzzyva is wrong')
  await table(page).getByRole('button', { name: 'Virtual' }).click()
  await table(page).getByRole('button', { name: 'Virtual' }).click()
  await expect(rows(page).first()).toContainText('Zyzzyva waits')
  await panel(page).getByRole('radio', { name: 'Failed 1' }).click()
  await expect(rows(page)).toHaveText([/Zyzzyva is wrong/])

  await panel(page).getByRole('button', { name: 'Run failed again' }).click()
  await expect(page.getByText('Run ended: 0 passed, 1 failed.')).toBeAttached()
  await panel(page).getByRole('radio', { name: 'All 1' }).click()
  await expect(rows(page)).toHaveText([/^✗ Failed/])

  await page.reload()
  await expect(rows(page)).toHaveText([/^✗ Failed/])
  const chosen = panel(page).getByRole('combobox', { name: 'Run' })
  await expect(chosen.getByRole('option')).toHaveText([
    /^0 passed, 1 failed \(\d\d:\d\d, /,
    /^2 passed, 1 failed \(\d\d:\d\d, /,
  ])
  await chosen.selectOption({ index: 1 })
  await expect(rows(page)).toHaveText([/Zyzzyva waits/, /Zyzzyva/, /Zyzzyva/])
  await rows(page)
    .filter({ hasText: 'Zyzzyva is wrong' })
    .getByRole('cell', { name: 'Failed' })
    .click()
  await expect(player(page).getByText('Failed 1/2')).toBeVisible()
  const failed = player(page).locator('li[data-state=failed]')
  await expect(failed).toContainText('The title reads “Zyzzyva”')
  await expect(failed).toContainText('Seen: Connect')
  await expect(page.frameLocator('#wb-stage-frame').getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
})

test('ticked scenarios are run by keyboard, and the arrow keys lead to a failed one', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await search(page, 'zyzzyva')
  await picker(page).getByRole('button', { name: 'Tick scenarios to run' }).focus()
  await page.keyboard.press('Enter')
  const tree = page.getByRole('tree', { name: 'Scenarios' })
  await tree.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(tree.getByRole('treeitem', { checked: true })).toHaveCount(2)
  await page.keyboard.press(' ')
  await expect(tree.getByRole('treeitem', { checked: true })).toHaveCount(1)
  await page.keyboard.press(' ')
  await run(page).focus()
  await expect(run(page)).toHaveText('Run 2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Run ended: 1 passed, 1 failed.')).toBeAttached()
  // The plays took the focus, and gave it back.
  await expect(run(page)).toBeFocused()

  await rows(page).first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(
    rows(page).getByRole('button', { name: 'Zyzzyva is wrong', exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(player(page).getByText('Failed 1/2')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a matrix is chosen and run by keyboard, a row is found by words, and its play is run again', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await search(page, 'zyzzyva')
  await picker(page)
    .getByRole('button', { name: /^Matrix/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Run many' })
  for (const name of ['German', 'Light', 'Dark', 'Slow services']) {
    await dialog.getByRole('checkbox', { name }).focus()
    await page.keyboard.press(' ')
  }
  await expect(dialog.getByRole('status')).toHaveText('3 scenarios in 2 cells: 6 plays')
  const inDialog = await axeViolations(page, { include: '.wb-matrix' })
  expect(inDialog.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Run ended: 4 passed, 2 failed.')).toBeAttached()
  await expect(
    panel(page).getByRole('table', { name: 'Scenarios and cells' }).getByRole('row'),
  ).toHaveText([
    'Scenariode-light-slow-servicesde-dark-slow-services',
    /^Zyzzyva opens✓passed✓passed$/,
    /^Zyzzyva is wrong✗failed✗failed$/,
    /^Zyzzyva waits✓passed✓passed$/,
  ])
  const inPanel = await axeViolations(page, { include: '.wb-cell-grid' })
  expect(inPanel.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('u')
  await expect(page.getByRole('tab', { name: 'Runs' })).toBeFocused()
  const field = panel(page).getByRole('textbox', { name: 'Search the rows' })
  await field.fill('seen connect dark')
  await expect(rows(page)).toHaveText([/Zyzzyva is wrong ?de-dark-slow-services/])
  await field.fill('quokka')
  await expect(panel(page).getByText('No row matches')).toBeVisible()
  await field.press('Escape')
  await expect(rows(page)).toHaveCount(6)

  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Zyzzyva opens/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(
    rows(page).getByRole('button', {
      name: 'Run again: Zyzzyva is wrong (de-light-slow-services)',
    }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Run ended: 0 passed, 1 failed.')).toBeAttached()
  await expect(rows(page)).toHaveText([/Zyzzyva is wrong ?de-light-slow-services/])
  await expect(player(page).getByText(/^Failed 1\/2 with Slow services$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a run is stopped in the middle, and asks before something else takes the stage', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await search(page, 'quokkaline')
  await run(page).click()
  const progress = picker(page).getByRole('button', { name: /^[1-9]\d* of \d+/ })
  await expect(progress).toBeVisible()
  await page.keyboard.press('F8')
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Keep running' })).toBeFocused()
  const played = await progress.textContent()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(progress).not.toHaveText(String(played))

  await player(page).getByRole('button', { name: 'Restart' }).click()
  await expect(question(page).getByRole('button', { name: 'Keep running' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(player(page).getByText(/^Not played|^Stopped 0/)).toBeVisible()
  await expect(page.getByText(/^Run stopped: \d+ passed, \d+ not played\.$/)).toBeAttached()
  // Without a row for the scenario that had ended before the question was answered.
  await expect(rows(page).filter({ hasText: /Running/ })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Not run' }).first()).toBeAttached()

  // Each play creates new buttons of the clock, and a click needs one that stays.
  await openClock(page)
  await search(page, 'wombat')
  await run(page).click()
  await expect(rows(page)).toHaveText([/Running/])
  await page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: '1 s' }).click()
  await expect(page.getByText(/^Run stopped: /)).toBeAttached()
  await expect(rows(page).filter({ hasText: /■ Stopped/ })).toContainText('used by hand')
  expect(complaints).toEqual([])
})

test('the workbench keeps manual steps when a run begins, and skips a damaged stored run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const row = { scenario: 'recorded-1', title: 'Zyzzyva opens', result: 'passed' }
    const stored = [{ id: '1', at: 1, rows: [row] }, { id: 2 }]
    localStorage.setItem('foyer.workbench.runs.v1', JSON.stringify(stored))
  })
  const complaints = await openWorkbench(page)
  await page.keyboard.press('u')
  await expect(panel(page).getByRole('alert')).toHaveText(
    'An earlier run of this browser cannot be read.',
  )
  await expect(rows(page)).toHaveText([/Zyzzyva opens/])
  await page
    .frameLocator('#wb-stage-frame')
    .getByRole('button', { name: 'Connect Wallet' })
    .first()
    .click()
  await expect(player(page).getByRole('list', { name: 'Recorded steps' })).toBeVisible()
  await search(page, 'zyzzyva opens')
  await run(page).click()
  await expect(page.getByText('Run ended: 1 passed.')).toBeAttached()
  await expect(panel(page).getByText(/^What you did by hand is kept/)).toBeVisible()
  await showSteps(page)
  await player(page).getByText('Earlier recordings').click()
  await expect(player(page).getByRole('button', { name: 'Recording 1 steps' })).toBeVisible()
  expect(complaints).toEqual([])
})
