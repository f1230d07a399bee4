import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { axeViolations } from './axeViolations.ts'
import { connectByHand, openWorkbench } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare runs' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

/** Connects by hand, and rejects the same connection in a new world. */
async function recordTwice(page: Page) {
  await connectByHand(page)
  await page.getByRole('button', { name: 'Restart', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Recorded steps' })).toContainText(
    'Earlier recordings',
  )
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage(page)
    .getByRole('dialog')
    .getByRole('button', { name: /^Emberfox/ })
    .click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(stage(page).getByRole('dialog')).toContainText('Connection declined')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`two recordings by hand are compared by keyboard, and the first difference has the focus, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const complaints = await openWorkbench(page)
    await page.getByRole('button', { name: 'Compare runs' }).click()
    await expect(dialog(page)).toContainText('Nothing to compare yet')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Compare runs' })).toBeFocused()

    await recordTwice(page)
    await page.getByRole('button', { name: 'Restart', exact: true }).focus()
    await page.keyboard.press('v')
    await expect(dialog(page).getByText(/^Identical up to step 2: Click the button/)).toBeVisible()
    const rows = dialog(page).getByRole('list', { name: 'Both runs' }).getByRole('listitem')
    const first = rows.filter({ hasText: 'First difference' })
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(rows.filter({ hasText: 'Reject the request in fox with 4001' })).toBeVisible()
    await expect(rows.filter({ hasText: 'Connection declined' })).toHaveCount(0)

    await page.keyboard.press('ArrowDown')
    await expect(first).not.toBeFocused()
    await page.keyboard.press('Home')
    const fold = rows.getByRole('button', { name: /equal event/ }).first()
    await expect(fold).toBeFocused()
    const before = await rows.count()
    await page.keyboard.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(await rows.count()).toBeGreaterThan(before)
    const violations = await axeViolations(page, { include: '.wb-compare' })
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('run files are chosen with the mouse, a bad file says why, and equal runs are identical', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run' }).click()
  const run = readFileSync(await (await saved).path(), 'utf8')
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByRole('button', { name: 'Compare runs' }).click()
  const [one, other] = [
    dialog(page).getByLabel('File of the first run'),
    dialog(page).getByLabel('File of the second run'),
  ]
  await one.setInputFiles(fileOf('bad.foyer', 'no JSON'))
  await expect(dialog(page).getByRole('alert')).toContainText('bad.foyer: This is not a recording')
  await one.setInputFiles(fileOf('one.foyer', run))
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await expect(dialog(page)).toContainText('Choose the other run')
  await other.setInputFiles(fileOf('other.foyer', run))
  await expect(dialog(page).getByText('The two runs are identical.')).toBeVisible()
  await expect(
    dialog(page).getByRole('button', { name: /equal steps, .* the same end$/ }),
  ).toBeVisible()

  const failed = { ...(JSON.parse(run) as object), failure: { step: 3, message: 'Seen: closed' } }
  await other.setInputFiles(fileOf('failed.foyer', JSON.stringify(failed)))
  await expect(dialog(page).getByText('and the second: fails with: Seen: closed')).toBeVisible()
  await expect(
    dialog(page).getByRole('listitem').filter({ hasText: 'First difference' }),
  ).toContainText('Fails at step 3. Seen: closed')
  await dialog(page).getByRole('button', { name: 'Swap the two runs' }).click()
  await expect(dialog(page).getByText('Then the first: fails with: Seen: closed')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})
