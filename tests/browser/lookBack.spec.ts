import { expect, test, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { connectByHand, openWorkbench } from './openWorkbench.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Look back' })
const bar = (page: Page) => page.getByRole('region', { name: 'Look back' })
const past = (page: Page) => page.frameLocator('iframe[title="Picture of the page at this moment"]')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

test('the slider shows the page and its data after each step by keyboard, and Escape returns to the present', async ({
  page,
}) => {
  const complaints = await openWorkbench(page, '?scenario=swap-price-moves')
  await player(page).getByRole('button', { name: 'Run', exact: true }).click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Now')

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Before step 1 of \d+$/)
  await expect(past(page).getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await expect(past(page).getByRole('dialog')).toHaveCount(0)

  // The amount that was typed is content of a field, which the text of a document lacks.
  const typed = player(page)
    .getByRole('listitem')
    .filter({ hasText: 'Replace the field “Amount to pay” with “1”' })
    .first()
  await typed.hover()
  await typed.getByRole('button', { name: /^Show the page after/ }).click()
  await expect(past(page).getByRole('dialog').getByRole('textbox').first()).toHaveValue('1')
  await expect(typed).toHaveAttribute('data-looked', 'true')

  await bar(page).getByRole('radio', { name: 'Data' }).click()
  await expect(bar(page).getByText('"Swap"')).toBeVisible()

  await bar(page).getByRole('radio', { name: 'Changes' }).click()
  const timers = bar(page).getByRole('region', { name: 'Timers' })
  await expect(timers).toContainText('swap.quote')
  await bar(page)
    .getByRole('combobox', { name: 'Compare with' })
    .selectOption('Before step 1 of 35')
  const views = bar(page).getByRole('region', { name: 'View', exact: true })
  await expect(views).toHaveText(/→Swap/)
  await bar(page).getByRole('textbox', { name: 'Search the changes' }).fill('no such value')
  await expect(bar(page).getByText('No change fits')).toBeVisible()
  // The first Escape clears the search.
  await page.keyboard.press('Escape')
  await expect(views).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slider(page)).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(stage(page).getByRole('dialog')).toContainText('Swap')
  expect(complaints).toEqual([])
})

test('a moment of a recording by hand is continued in a new world, and the recording is kept', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await slider(page).fill('2')
  await expect(past(page).getByRole('dialog')).toContainText('Emberfox')
  await bar(page).getByRole('button', { name: 'Continue from here' }).click()
  await expect(player(page).getByText('All done')).toBeVisible()
  await expect(stage(page).getByRole('dialog')).toContainText('Emberfox')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
  // The list of the scenario keeps room above that of the recording.
  const steps = player(page).getByRole('list', { name: 'Steps', exact: true })
  await expect(player(page).getByRole('list', { name: 'Recorded steps' })).toBeVisible()
  expect((await steps.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await player(page).getByText('Earlier recordings').click()
  const branches = player(page).getByRole('list', { name: 'Branches of Recording', exact: true })
  await expect(branches.getByRole('listitem')).toHaveCount(1)
  await expect(branches.getByRole('button', { name: /^Recording, from step 2 / })).toBeVisible()
  await expect(player(page).getByRole('button', { name: /^Recording \d+ steps$/ })).toBeVisible()
  expect(complaints).toEqual([])
})
