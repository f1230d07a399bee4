import { expect, type Page } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { connectByHand, openClock, openWorkbench } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const recorded = (page: Page) =>
  player(page).getByRole('list', { name: 'Recorded steps' }).getByRole('listitem')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const sentences = (page: Page) => recorded(page).locator('.wb-step-text').allInnerTexts()

/** Plays the recording in a new world, and waits until its last step is done. */
async function playRecording(page: Page): Promise<void> {
  await player(page)
    .getByRole('button', { name: /^Play .* in a new world$/ })
    .click()
  await expect(player(page).getByText(/^All done|^Failed/)).toBeVisible()
  await expect(player(page).locator('ol[aria-label=Steps] > li:not([data-state=done])')).toHaveText(
    [],
  )
}

test.afterEach(({ page }) => closeStage(page))

test('a connection by hand is recorded in words, and plays again in a new world', async ({
  page,
}) => {
  test.setTimeout(playTimeout)
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  await player(page).getByRole('button', { name: 'The modal is closed' }).click()
  expect(await sentences(page)).toEqual([
    'Click the first button “Connect Wallet”',
    expect.stringMatching(/^Click the button “Emberfox/),
    'Approve eth_requestAccounts in fox',
    'The modal is closed',
  ])
  await playRecording(page)
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('an e-mail login by keyboard is recorded with its keys, its code and the time that passed', async ({
  page,
}) => {
  test.setTimeout(playTimeout)
  await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = stage(page).getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).click()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.getByRole('tab', { name: /^Mail/ }).click()
  const code = await page.locator('.wb-mail-code output').first().innerText()
  await openClock(page)
  await page.getByRole('button', { name: 'Run 1 min' }).click()
  await dialog.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(dialog).toBeHidden()
  const steps = await sentences(page)
  expect(steps.filter((text) => !text.startsWith('Let '))).toEqual([
    'Click the first button “Connect Wallet”',
    'Type “ada@example.com” into the field “Email”',
    'Press Enter',
    'Type the newest code mailed to ada@example.com',
  ])
  expect(steps).toContain('Let 1:00 pass')
  await playRecording(page)
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
})
