import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Accessibility' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const show = (page: Page, part: string) =>
  panel(page).getByRole('radio', { name: part }).click({ force: true })

async function openPanel(page: Page, part: string) {
  const complaints = await openWorkbench(page)
  await page.keyboard.press('x')
  await show(page, part)
  return complaints
}

const openModal = async (page: Page) => {
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(stage(page).getByRole('dialog')).toBeVisible()
}

/** The name of the focused element of the stage, inside its shadow roots. */
const focusedText = (page: Page) =>
  stage(page)
    .locator('body')
    .evaluate(({ ownerDocument }) => {
      let focused = ownerDocument.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })

test('the focus order of the modal is that of the Tab key, and the list marks what has the focus', async ({
  page,
}) => {
  await page.setViewportSize(windows[0])
  const complaints = await openPanel(page, 'Focus')
  await openModal(page)
  const rows = panel(page).getByRole('group', { name: 'Focus order' }).getByRole('button')
  await expect(rows.filter({ hasText: 'All Wallets' })).toHaveCount(1)
  const listed = await rows.count()
  expect(listed).toBeGreaterThan(4)
  await expect(page.locator('.wb-stage-mark')).toHaveCount(listed)

  await stage(page).getByRole('dialog').getByRole('button', { name: 'Close' }).press('Shift+Tab')
  const reached: string[] = []
  for (let count = 0; count < listed; count += 1) {
    await expect(rows.nth(count)).toHaveAttribute('aria-current', 'true')
    reached.push(await focusedText(page))
    await page.keyboard.press('Tab')
  }
  expect(new Set(reached).size).toBe(listed)
  expect(complaints).toEqual([])
})

test('numbers over the stage take no click, move with the element, and go away with the panel', async ({
  page,
}) => {
  await openPanel(page, 'Focus')
  await openModal(page)
  const dialog = stage(page).getByRole('dialog')
  await expect(page.locator('.wb-stage-mark').first()).toBeVisible()
  expect(await dialog.locator('.wb-stage-mark').count()).toBe(0)
  await dialog.getByRole('button', { name: /^All Wallets/ }).click()
  await expect(dialog.getByRole('heading', { name: 'All Wallets' })).toBeVisible()
  await page.getByRole('tab', { name: /^Mail/ }).click()
  await expect(page.locator('.wb-stage-mark')).toHaveCount(0)
})

test('the reading order has the dialog, its title and its entries, and only these', async ({
  page,
}) => {
  await openPanel(page, 'Reading')
  const rows = panel(page).getByRole('group', { name: 'Reading order' }).getByRole('button')
  await expect(rows.first()).toBeVisible()
  await openModal(page)
  await expect(rows.first()).toContainText('dialog')
  const heading = rows.filter({ hasText: 'heading “Connect' })
  await expect(heading).toHaveCount(1)
  await heading.press('Enter')
  await expect(page.locator('.wb-outline')).toBeVisible()
  await heading.press('ArrowDown')
  await expect(heading).not.toBeFocused()
})

test('announcements are listed with their virtual time, without those that cannot be heard', async ({
  page,
}) => {
  await openPanel(page, 'Announcements')
  await expect(panel(page)).toContainText('Nothing was announced')
  const say = (id: string, text: string) =>
    stage(page)
      .locator('#stage')
      .evaluate(
        (root, [name, words]) => {
          const region = root.querySelector(`#${name}`) ?? document.createElement('p')
          region.id = name
          region.setAttribute('role', 'status')
          root.append(region)
          region.textContent = words
        },
        [id, text] as const,
      )
  await say('planted', '')
  await say('planted', 'Two of five saved')
  const rows = panel(page).getByRole('group', { name: 'Announcements' }).getByRole('button')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/^\d+:\d\d\.\d{3}politeTwo of five saved$/)
  await openModal(page)
  await say('planted', 'Behind the dialog')
  await say('planted', 'Still behind it')
  await expect(rows.filter({ hasText: 'behind' })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Clear' }).click()
  await expect(rows.filter({ hasText: 'Two of five' })).toHaveCount(0)
})
