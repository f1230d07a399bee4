import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const statuses = ['confirmed', 'failed', 'pending', 'sealed']

test('an activity item has the colour of its status [A-108]', async ({ page }) => {
  const id = 'activity-months'
  const steps = scenarios.find((scenario) => scenario.id === id)?.steps ?? []
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  await page.evaluate(
    (set) =>
      window.foyerStage?.simulator.faults.add({
        id: 'statuses',
        target: 'history.transactions',
        when: { always: true },
        effect: { kind: 'patch', set },
      }),
    Object.fromEntries(statuses.map((status, at) => [`data.${at}.metadata.status`, status])),
  )
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  const opened = steps.findIndex((step) => 'expect' in step && step.expect === 'order')
  for (const step of steps.slice(0, opened)) await playStep(step, driver, stage)

  const badges = page.getByRole('list', { name: 'Activity' }).locator('.fy-activity-badge')
  await expect(badges.nth(statuses.length)).toBeVisible()
  const colours = await badges.evaluateAll((all) =>
    all.slice(0, 4).map((badge) => getComputedStyle(badge).color),
  )
  const tokens = await badges.first().evaluate((badge) => {
    const probe = badge.appendChild(document.createElement('i'))
    return ['success-ink', 'error-ink', 'text', 'accent-ink'].map((name) => {
      probe.style.color = `var(--foyer-${name})`
      return getComputedStyle(probe).color
    })
  })
  expect(new Set(colours).size).toBe(4)
  expect(colours).toEqual(tokens)
  await closeStage(page)
})
