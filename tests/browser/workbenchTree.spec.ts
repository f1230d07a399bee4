import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, showScenarios } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const tree = (page: Page) => page.getByRole('tree', { name: 'Scenarios' })
const item = (page: Page, name: RegExp) => tree(page).getByRole('treeitem', { name })
/** The active row of the arrow keys. */
const active = (page: Page) => tree(page).locator('[data-active=true]')

test('scenarios are a tree by feature that the keys move through, and Enter plays', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  const email = item(page, /^Email \d+ scenarios$/)
  await expect(email).toHaveAttribute('aria-expanded', 'false')

  await tree(page).focus()
  await page.keyboard.press('e')
  await expect(active(page)).toHaveAccessibleName(/^Email/)
  await page.keyboard.press('ArrowRight')
  await expect(email).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(active(page)).toHaveAttribute('aria-level', '2')
  await expect(active(page)).toHaveAttribute('aria-posinset', '1')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(email).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('End')
  await expect(active(page)).toHaveAccessibleName(/^Languages/)
  await page.keyboard.press('Home')
  await expect(active(page)).toHaveAccessibleName(/^Free play/)

  await page.keyboard.press('e')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('l')
  await expect(active(page)).toHaveAccessibleName(/^Log in with an e-mail code/)
  // An arrow key ends the typed word.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(page).toHaveURL(/\?scenario=email-login$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Player' }).getByText('All done')).toBeVisible()
  await expect(tree(page)).toBeFocused()
  expect(complaints).toEqual([])
})

test('each scenario shows its last result, also after a reload', async ({ page }) => {
  await openWorkbench(page, '?scenario=email-login')
  await showScenarios(page)
  const login = item(page, /Log in with an e-mail code/)
  await login.hover()
  await login.getByTitle('Play').click()
  // A click beside the stage during the play would take the focus from it.
  await expect(page.getByRole('region', { name: 'Player' }).getByText('All done')).toBeVisible()
  await showScenarios(page)
  await expect(login).toHaveAccessibleName(/^Passed in [\d.:]+( s)?, Log in with an e-mail code/)
  await expect(login).toContainText('✓')
  await tree(page).evaluate((element) => element.scrollTo(0, 0))
  await expect(item(page, /^Email 1 passed \d+ scenarios$/)).toBeVisible()

  await page.reload()
  await showScenarios(page)
  await expect(login).toHaveAccessibleName(/^Passed in/)
  await expect(login.getByText(/^[\d.:]+( s)?$/)).toBeVisible()
})

test('the play button has the ground of its row, chosen or not', async ({ page }) => {
  await openWorkbench(page, '?scenario=email-login')
  await showScenarios(page)
  for (const row of [
    item(page, /^Log in with an e-mail code/),
    item(page, /^A host without metadata still /),
  ]) {
    await row.hover({ position: { x: 40, y: 20 } })
    const ground = await row.evaluate((element) => getComputedStyle(element).backgroundColor)
    const play = row.getByTitle('Play')
    await expect(play).toHaveCSS('opacity', '1')
    expect(await play.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
      ground,
    )
  }
})

test('a scenario that fails is marked with the step, and its group counts it', async ({ page }) => {
  await openWorkbench(page, '?scenario=email-login')
  await page.keyboard.press('n')
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.locator('li[data-state=done]')).toHaveCount(1)
  // The second step expects a modal, which this closes.
  await page
    .frameLocator('#wb-stage-frame')
    .locator('body')
    .evaluate(() => void window.foyerStage?.foyer.close())
  await page.keyboard.press('p')
  await expect(player.locator('li[data-state=failed]')).toHaveCount(1)
  // The line at the bottom opens at the first failure.
  await expect(page.getByRole('group', { name: 'Events', exact: true })).toBeVisible()
  await showScenarios(page)
  await expect(item(page, /^Failed at step 2 in [\d.:]+( s)?, Log in with/)).toContainText('✗')
  await tree(page).evaluate((element) => element.scrollTo(0, 0))
  await expect(item(page, /^Email 1 failed \d+ scenarios$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(/✗ 2\/\d+/)
})

test('a click in the tree takes no focus, so letters stay shortcuts', async ({ page }) => {
  await openWorkbench(page)
  await item(page, /^Swap \d+ scenarios$/).click()
  await tree(page).locator('[aria-level="2"]').first().click()
  await expect(page).toHaveURL(/\?scenario=/)
  await page.keyboard.press('m')
  await expect(page.getByRole('tab', { name: /^Mail/ })).toHaveAttribute('aria-selected', 'true')
})
