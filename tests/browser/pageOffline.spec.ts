import { expect, test, type Page } from '@playwright/test'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { playStep, the, type Step } from '../../src/scenarios/index.ts'
import { connectPhone } from '../../src/scenarios/dsl/flows/walletConnectFlows.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openStage } from './openStage.ts'

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

for (const name of ['Activity', 'Swap']) {
  test(`time passes while the page is offline, code is missing and the chains are called: ${name}`, async ({
    page,
    context,
  }) => {
    await openStage(page)
    await play(page, [...connectPhone, { do: 'host.open' }, { expect: 'view', is: 'Account' }])
    await context.setOffline(true)
    await play(page, [
      { do: 'phone.offline', offline: true },
      { do: 'click', target: the('button', name) },
      { do: 'run', ms: 537 },
      // When reopened, the account requests the balance from a chain.
      { do: 'host.close' },
      { do: 'host.open' },
    ])
    const from = await page.evaluate(() => window.foyerStage?.simulator.clock.now() ?? 0)
    // Rejects when work is still pending after 120 s of real time.
    for (let times = 0; times < 6; times += 1) await play(page, [{ do: 'run', ms: 537 }])
    const now = await page.evaluate(() => window.foyerStage?.simulator.clock.now() ?? 0)
    expect(now - from).toBe(6 * 537)
    await context.setOffline(false)
  })
}
