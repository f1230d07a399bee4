import { expect, type Page } from '@playwright/test'

/** The window sizes that the workbench must support. */
export const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** Opens the workbench, waits for its stage, and returns the growing list of console complaints. */
export async function openWorkbench(page: Page, query = ''): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`/${query}`)
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  return complaints
}

/** Opens the clock, which is closed at first. */
export async function openClock(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Clock, / }).click()
  await expect(page.getByText('Next timers')).toBeVisible()
}

/** Shows the scenarios where the steps are. */
export const showScenarios = (page: Page) =>
  page.getByRole('radio', { name: /^Scenarios/ }).click({ force: true })

/** Shows the steps where the scenarios are. */
export const showSteps = (page: Page) =>
  page.getByRole('radio', { name: /^Steps/ }).click({ force: true })

/** Opens the Timeline, which is one line at first. */
export async function showTimeline(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(page.getByRole('group', { name: 'Events', exact: true })).toBeVisible()
}

/** Connects the wallet Emberfox manually, with an approval in the panel. */
export async function connectByHand(page: Page): Promise<void> {
  const stage = page.frameLocator('#wb-stage-frame')
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage
    .getByRole('dialog')
    .getByRole('button', { name: /^Emberfox/ })
    .click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(stage.getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
}
