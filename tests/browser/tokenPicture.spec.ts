import { expect } from '@playwright/test'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test('a token whose picture fails shows a placeholder, and the others keep theirs [A-014 A-138]', async ({
  page,
}) => {
  const { id, steps } = scenarios.find((scenario) => scenario.id === 'tokens-of-network') ?? {
    id: '',
    steps: [],
  }
  await page.goto(`/stage/${formatStageAddress({ scenario: id, paused: true })}`)
  await waitForStage(page)
  await page.evaluate(() =>
    window.foyerStage?.simulator.faults.add({
      id: 'broken picture',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'patch', set: { 'balances.0.iconUrl': 'data:image/png;base64,bm9uZQ==' } },
    }),
  )
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  const opened = steps.findIndex((step) => 'expect' in step && step.expect === 'element')
  for (const step of steps.slice(0, opened)) await playStep(step, driver, stage)

  const rows = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
  await expect(rows.first().locator('[data-kind=coin][data-placeholder] svg')).toBeVisible()
  await expect(rows.nth(1).locator('[data-kind=coin] img')).toBeVisible()
  await closeStage(page)
})
