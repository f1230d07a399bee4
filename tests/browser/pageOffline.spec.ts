import { expect, test, type Page } from '@playwright/test'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { playStep, the, type Step } from '../../src/scenarios/index.ts'
import { connectPhone } from '../../src/scenarios/dsl/walletConnectFlows.ts'
import { closeStage } from '../replay/closeStage.ts'
import { openStage } from '../replay/openStage.ts'

/** Real ms in which what cannot be loaded has failed. */
const atOnce = 9_000

async function play(page: Page, steps: readonly Step[]) {
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  for (const step of steps) {
    await test.step(JSON.stringify(step), () => playStep(step, driver, stage))
  }
}

test.afterEach(async ({ page, context }) => {
  await context.setOffline(false)
  await closeStage(page)
})

for (const step of [
  { do: 'click', target: the('button', 'Activity') },
  { do: 'click', target: the('button', 'Swap') },
] as const) {
  test(`time goes on while the page is offline and code is missing: ${step.target.name}`, async ({
    page,
    context,
  }) => {
    await openStage(page)
    await play(page, [...connectPhone, { do: 'host.open' }, { expect: 'view', is: 'Account' }])
    await context.setOffline(true)
    await play(page, [{ do: 'phone.offline', offline: true }, step])
    const from = await page.evaluate(() => window.foyerStage?.simulator.clock.now() ?? 0)
    const began = performance.now()
    for (let times = 0; times < 6; times += 1) await play(page, [{ do: 'run', ms: 537 }])
    expect(performance.now() - began).toBeLessThan(atOnce)
    const now = await page.evaluate(() => window.foyerStage?.simulator.clock.now() ?? 0)
    expect(now - from).toBe(6 * 537)
    await context.setOffline(false)
  })
}
