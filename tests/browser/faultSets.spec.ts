import { existsSync, readFileSync, rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: windows[0] })
test.afterEach(({ page }) => closeStage(page))

const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const set = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

async function openFaults(page: Page) {
  await page.getByRole('tab', { name: /^Faults/ }).click()
  await expect(set(page, 'Services down')).toBeVisible()
}

async function openAllWallets(page: Page) {
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage(page)
    .getByRole('button', { name: /^All Wallets/ })
    .click()
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy a link to this stage' }).click()
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a set that is switched on breaks calls, stays on across a reload, and is part of the link', async ({
  page,
  context,
}) => {
  const complaints = await openWorkbench(page)
  await openFaults(page)
  await set(page, 'Services down').click()
  await expect(page).toHaveURL(/[?&]faults=services-down$/)
  await page.reload()
  await openFaults(page)
  await expect(set(page, 'Services down')).toBeChecked()
  await expect(set(page, 'Slow wallet')).not.toBeChecked()

  const link = await copyLink(page)
  const other = await context.newPage()
  await other.goto(link)
  await openFaults(other)
  await expect(set(other, 'Services down')).toBeChecked()
  await closeStage(other)
  await other.close()

  await openAllWallets(page)
  await expect(stage(page).getByText("Couldn't load wallets")).toBeVisible()
  expect(complaints).toEqual([])
})

test('the keyboard switches a set on and off, and a new world follows', async ({ page }) => {
  await openWorkbench(page)
  await openFaults(page)
  await set(page, 'Services down').focus()
  await page.keyboard.press('Space')
  await expect(set(page, 'Services down')).toBeChecked()
  const active = page.getByRole('region', { name: 'Active faults' })
  await expect(active.getByText('not reached yet')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(set(page, 'Services down')).not.toBeChecked()
  await expect(active).toContainText('Everything works.')
  await expect(page).not.toHaveURL(/faults=/)
  await expect(page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem')).toHaveText(
    [/Switch the faults “Services down” on/, /Switch the faults “Services down” off/],
  )
})

test('faults that were added by hand stay on across a play and a restart when a person keeps them on', async ({
  page,
}) => {
  await openWorkbench(page, '?scenario=what-is-a-wallet')
  await openFaults(page)
  const active = page.getByRole('region', { name: 'Active faults' })
  const rules = active.getByRole('listitem')
  const keep = active.getByRole('button', { name: 'Keep these on' })
  for (const call of ['directory.wallets', 'swap.quote']) {
    await page.getByLabel('Call', { exact: true }).fill(call)
    await page.getByRole('button', { name: 'Add fault' }).click()
    await keep.focus()
    await page.keyboard.press('Enter')
    await expect(active.getByRole('button', { name: 'Save as a set' })).toBeFocused()
    await expect(keep).toHaveCount(0)
  }
  await expect(rules).toHaveText([/directory\.wallets.*Set by hand/, /swap\.quote.*Set by hand/])

  await page.keyboard.press('p')
  await expect(page.locator('.wb-player-status').getByRole('status')).toHaveText(
    /^(All done|Failed) /,
  )
  await expect(rules).toHaveCount(2)
  await page.keyboard.press('r')
  await expect(set(page, 'Set by hand')).toBeChecked()
  await expect(rules).toHaveCount(2)
})

// Only this test writes the file, because the other ones may run at the same time.
test.describe('a set in the project', () => {
  /** In the folder of the repository's own recordings. */
  const file = 'src/scenarios/recorded/slow-quotes.faults.json'
  const remove = () => rmSync(file, { force: true })
  test.beforeEach(remove)
  test.afterEach(remove)

  test('active faults become a set in the project, which is edited, deleted and restored', async ({
    page,
  }) => {
    await openWorkbench(page)
    await openFaults(page)
    await page.getByLabel('Call', { exact: true }).fill('swap.quote')
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByRole('button', { name: 'Save as a set' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Slow quotes')
    await expect(page.getByText(file)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(set(page, 'Slow quotes')).toBeVisible()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      title: 'Slow quotes',
      faults: [
        { target: 'swap.quote', when: { always: true }, effect: { kind: 'latency', ms: 5_000 } },
      ],
    })
    await page.reload()
    await openFaults(page)
    await expect(set(page, 'Slow quotes')).not.toBeChecked()

    await page.getByRole('button', { name: 'Edit the set Slow quotes' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await page.getByLabel('Title', { exact: true }).fill('Slow swaps')
    await page.getByLabel('Call', { exact: true }).fill('swap.price')
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByRole('button', { name: 'Save set' }).click()
    await set(page, 'Slow swaps').click()
    const active = page.getByRole('region', { name: 'Active faults' })
    await expect(active.getByRole('listitem')).toHaveCount(2)

    await page.getByRole('button', { name: 'Delete the set Slow swaps' }).click()
    await expect(set(page, 'Slow swaps')).toHaveCount(0)
    await expect(active).toContainText('Everything works.')
    expect(existsSync(file)).toBe(false)
    await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(set(page, 'Slow swaps')).not.toBeChecked()
  })
})
