import { expect, type Page } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const steps = (page: Page) =>
  player(page).getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem')
const status = (page: Page) => page.locator('.wb-player-status').getByRole('status')

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) await page.keyboard.press(key)
}

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

test('each press of N plays one step, also while the page loads or a step types into it', async ({
  page,
}) => {
  const complaints = await openWorkbench(page, '?scenario=email-login')
  const total = await steps(page).count()
  await press(page, 'n', 8)
  await expect(status(page)).toHaveText(`Held 8/${total}`)
  await expect(player(page).getByRole('list', { name: 'Recorded steps' })).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
  expect(complaints).toEqual([])
})

test('each press of F7 goes one step back, also while the play that it asked for goes on', async ({
  page,
}) => {
  await openWorkbench(page, '?scenario=all-wallets-hidden')
  await page.keyboard.press('p')
  await expect(status(page)).toHaveText(/^All done/)
  const total = await steps(page).count()
  await press(page, 'F7', 3)
  await expect(status(page)).toHaveText(`Held ${total - 3}/${total}`)
  await page.keyboard.press('n')
  await page.keyboard.press('F7')
  await page.keyboard.press('F7')
  await expect(status(page)).toHaveText(`Held ${total - 4}/${total}`)
})

test('text typed in Search during a play stays there, also after the play moved the focus into the stage', async ({
  page,
}) => {
  const complaints = await openWorkbench(page, '?scenario=email-login')
  const search = page.getByRole('combobox', { name: 'Search scenarios' })
  await player(page).getByRole('radio', { name: 'Slow' }).check({ force: true })
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await page.keyboard.press('/')
  await search.pressSequentially('car')
  await expect(page.locator('#wb-stage-frame')).toBeFocused()
  await page.keyboard.type('t pay')
  await page.keyboard.press('Backspace')
  await expect(search).toHaveValue('cart pa')
  await player(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(search).toHaveValue('cart pa')
  expect(complaints).toEqual([])
})
