import { expect, test, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keepRecordings } from './keepRecordings.ts'
import { openWorkbench } from './openWorkbench.ts'

const open = {
  do: 'click',
  target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 },
}
const gone = 'The server of the workbench does not answer'
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')

test.beforeEach(async ({ page }) => {
  const steps = [open, { expect: 'modal', open: true }]
  await keepRecordings(page, [
    { title: 'Zyzzyva one', steps },
    { title: 'Zyzzyva two', steps },
  ])
})

test.afterEach(({ page }) => closeStage(page))

test('the workbench says that its server is gone, and plays again when it is back', async ({
  context,
  page,
}) => {
  await openWorkbench(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('zyzzyva')
  await page.getByRole('treeitem', { name: /Zyzzyva one/ }).click()
  await expect(stage(page).getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await context.setOffline(true)
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: gone })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(stage(page).getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page).getByText('All done')).toBeVisible()
})

test('a run without its server stops, says why, and can be started again', async ({
  context,
  page,
}) => {
  await openWorkbench(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('zyzzyva')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Run 2$/ }).click()
  const results = page.getByRole('tabpanel', { name: 'Runs' }).getByRole('table')
  await expect(results).toContainText(gone)
  await expect(results).not.toContainText('Failed')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Run 2$/ }).click()
  await expect(page.getByText('Run ended: 2 passed.')).toBeAttached()
})
