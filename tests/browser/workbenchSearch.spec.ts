import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

for (const viewport of windows) {
  test(`the tree of scenarios keeps its space with several tags chosen, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    const tags = page.getByRole('group', { name: 'Tags', exact: true })
    await tags.getByRole('button', { name: /^email \d/ }).click()
    await tags.getByRole('button', { name: /^timer \d/ }).click()

    const list = page.getByRole('tree', { name: 'Scenarios' })
    const items = list.getByRole('treeitem')
    await expect(items.first()).toHaveAccessibleName(/^\D+ \d+ scenarios?$/)
    // The count of a tag is the number of remaining scenarios.
    const total = await page
      .getByRole('region', { name: 'Scenarios' })
      .getByRole('status')
      .innerText()
    const left = Number(/^\d+/.exec(total)?.[0])
    expect(left).toBeGreaterThan(0)
    await expect(tags.getByRole('button', { name: /^timer \d/ })).toHaveText(`timer ${left}`)
    await expect(tags.getByRole('button', { name: /^solana 0/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(tags).toBeHidden()

    const panel = await page.getByRole('region', { name: 'Scenarios', exact: true }).boundingBox()
    const box = await list.boundingBox()
    if (!panel || !box) throw new Error('The list is not drawn.')
    // Everything except the buttons, search and tags.
    expect(panel.height - box.height).toBeLessThan(110)
    expect(box.height).toBeGreaterThan(viewport.height * 0.7)
    expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height)
    await expect(items.nth(1)).toBeInViewport({ ratio: 1 })
    await items.nth(1).click()
    await expect(page).toHaveURL(/\?scenario=/)
  })
}

test('a scenario is found by another form of a word, a synonym, a step and a clause; else the nearest are listed', async ({
  page,
}) => {
  await openWorkbench(page)
  const first = page.getByRole('tree', { name: 'Scenarios' }).getByRole('treeitem').first()
  const field = page.getByRole('combobox', { name: 'Search scenarios' })
  for (const query of ['expired code', 'expired email code', 'otp expire', 'C-187 expire']) {
    await field.fill(query)
    await expect(first).toContainText('A code expires after 20 minutes')
  }
  await field.fill('mailed ada blockhash')
  await expect(page.getByText('No scenario has all of this. The nearest:')).toBeVisible()
  await expect(first).toBeVisible()
  await field.fill('a newest code that is mailed')
  await expect(first).toContainText(/step \d/)
})

test('the search draws only the lines in view and reaches the last one by keys', async ({
  page,
}) => {
  await openWorkbench(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('the')
  const list = page.getByRole('tree', { name: 'Scenarios' })
  const items = list.getByRole('treeitem')
  const total = Number(await items.first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(400)
  expect(await items.count()).toBeLessThan(40)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.locator(`[aria-posinset='${total}']`)).toBeInViewport({ ratio: 1 })
  expect(await items.count()).toBeLessThan(40)
})

test('Enter, a click on a result and a second Escape leave the search, so that letters are shortcuts again', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  const field = page.getByRole('combobox', { name: 'Search scenarios' })
  await page.keyboard.press('/')
  await page.keyboard.type('otp expire')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?scenario=email-code-expires$/)
  await expect(field).not.toBeFocused()

  // Moves to the next result, and back.
  await page.keyboard.press('.')
  await expect(page).not.toHaveURL(/email-code-expires$/)
  await page.keyboard.press(',')
  await expect(page).toHaveURL(/email-code-expires$/)
  await page.keyboard.press('m')
  await expect(page.getByRole('tab', { name: /^Mail/ })).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('/')
  await page
    .getByRole('treeitem', { name: /A code expires after 20 minutes/ })
    .click({ position: { x: 40, y: 20 } })
  await expect(field).not.toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).not.toBeFocused()
  expect(complaints).toEqual([])
})

test('announces that as many scenarios are found as can be run', async ({ page }) => {
  await openWorkbench(page)
  const run = page.getByRole('button', { name: /^Run \d+$/ })
  const picker = page.getByRole('region', { name: 'Scenarios', exact: true })
  const found = picker.getByRole('status').filter({ hasText: / found$/ })
  const numberIn = async (text: Promise<string>) => Number(/\d+/.exec(await text)?.[0])
  expect(await numberIn(found.innerText())).toBe(await numberIn(run.innerText()))
})
