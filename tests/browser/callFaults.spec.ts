import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.use({ viewport: windows[0] })
test.afterEach(({ page }) => closeStage(page))

const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const dialog = (page: Page) => stage(page).getByRole('dialog')
const detail = (page: Page) => page.getByRole('complementary', { name: 'Call directory.wallets' })

/** Opens All Wallets, and its newest call in the Calls panel. */
async function openCall(page: Page) {
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog(page)
    .getByRole('button', { name: /^All Wallets/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: 'Orbit Pocket' })).toBeVisible()
  await page.getByRole('tab', { name: 'Calls' }).click()
  await page
    .getByRole('group', { name: 'Calls', exact: true })
    .getByRole('button', { name: /directory\.wallets/ })
    .first()
    .click()
}

/** Searches All Wallets, which is another such call. */
const search = (page: Page, text: string) =>
  dialog(page).getByRole('searchbox', { name: 'Search wallet' }).fill(text)

test('a call is broken from its details, and repaired', async ({ page }) => {
  await openWorkbench(page)
  await openCall(page)
  await detail(page).getByRole('button', { name: 'Break this call' }).click()
  await expect(
    detail(page).getByText('A fault applies to later calls like this one.'),
  ).toBeVisible()
  await search(page, 'pocket')
  await expect(dialog(page).getByText("Couldn't load wallets")).toBeVisible()
  await detail(page).getByRole('button', { name: 'Repair' }).click()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Orbit Pocket' })).toBeVisible()
})

test('a field of an answer is changed, and later answers have the change', async ({ page }) => {
  await openWorkbench(page)
  await openCall(page)
  await detail(page).getByRole('button', { name: 'Change a field' }).click()
  const form = detail(page).getByRole('form', { name: 'Change a field' })
  await form.getByRole('combobox', { name: 'Field' }).selectOption('data.0.name')
  await form.getByRole('textbox', { name: 'Answers' }).fill('Orbit Trap')
  await form.getByRole('button', { name: 'Add the fault' }).click()
  await expect(
    detail(page).getByText('A fault applies to later calls like this one.'),
  ).toBeVisible()
  await search(page, 'vault')
  await expect(dialog(page).getByRole('button', { name: 'Orbit Trap' })).toBeVisible()
})

test('a fault that was added by hand stays when the page is reloaded, and ends with its world', async ({
  page,
}) => {
  await openWorkbench(page)
  await openCall(page)
  await detail(page).getByRole('button', { name: 'Break this call' }).click()
  await page.getByRole('tab', { name: 'Faults' }).click()
  const active = page.getByRole('region', { name: 'Active faults' })
  await expect(active.getByRole('listitem')).toHaveCount(1)
  await expect(active).toContainText('A play and a restart begin a new world')

  await page.getByRole('button', { name: 'Reload page; the world continues' }).click()
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog(page)
    .getByRole('button', { name: /^All Wallets/ })
    .click()
  await expect(dialog(page).getByText("Couldn't load wallets")).toBeVisible()
  await expect(active.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'New world', exact: true }).click()
  await expect(active.getByRole('listitem')).toHaveCount(0)
})
