import { expect, test, type Page } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep, type Step } from '../../src/scenarios/index.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'

const shows = (view: ViewName) => (step: Step) =>
  'expect' in step && step.expect === 'view' && step.is === view

/** Plays a scenario up to the step before a view is checked, while that view's code is missing. */
async function playTo(page: Page, { id, view }: { id: string; view: ViewName }) {
  const scenario = scenarios.find((each) => each.id === id)
  const until = scenario?.steps.findIndex(shows(view)) ?? -1
  expect(until).toBeGreaterThan(0)
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  for (const step of scenario?.steps.slice(0, until) ?? []) await playStep(step, driver, stage)
}

const holding = [
  { id: 'siwe-sign-in', view: 'ConnectingSiwe' },
  { id: 'unsupported-chain', view: 'UnsupportedChain' },
] as const

test.afterEach(({ page }) => closeStage(page))

for (const { id, view } of holding) {
  const code = `**/${view}View-*`
  const failed = (page: Page) => page.getByText("Couldn't load this screen")

  for (const [why, answer] of [
    ['is gone from the server', { status: 404 }],
    ['cannot be reached', undefined],
  ] as const) {
    test(`${view} can be closed when its code ${why} @security`, async ({ page }) => {
      await page.route(code, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await playTo(page, { id, view })
      await expect(failed(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Close' })).toBeEnabled()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await page.evaluate(() => window.foyerStage?.foyer.open())
      await expect(failed(page)).toBeVisible()
      await page.mouse.click(4, 4)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })
  }

  test(`${view} is loaded with the page again after its code failed twice`, async ({ page }) => {
    await page.route(code, (route) => route.abort())
    await playTo(page, { id, view })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(failed(page)).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await loaded
    await waitForStage(page)
    await expect(failed(page)).toHaveCount(0)
  })
}

test('a view whose code never loads can be closed while it loads', async ({ page }) => {
  await page.route('**/ConnectingSiweView-*', () => undefined)
  await playTo(page, { id: 'siwe-sign-in', view: 'ConnectingSiwe' })
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
