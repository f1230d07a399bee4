import { expect, type Page } from '@playwright/test'
import { waitsForAnswer } from '../../src/backends/mock/actors/phone/phoneWaits.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { click, playStep, type Step } from '../../src/scenarios/index.ts'
import { openCode, openWallet } from '../../src/scenarios/dsl/flows/walletConnectFlows.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openStage } from './openStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.beforeEach(async ({ page }) => {
  // The phone waits without a limit of real time.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((handler: () => void, ms = 0, ...given: unknown[]) =>
      setTimeout(handler, ms === 20_000 ? 2 ** 31 - 1 : ms, ...given)) as typeof setTimeout
  })
})
test.afterEach(({ page }) => closeStage(page))

async function play(page: Page, steps: readonly Step[]) {
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  for (const step of steps) await playStep(step, driver, stage)
}

const broken: Step = {
  do: 'fault.add',
  rule: { target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } },
}

test('a scan is refused as soon as only time could bring the relay’s answer', async ({ page }) => {
  await openStage(page)
  await play(page, [...openCode, broken])
  await expect(play(page, [{ do: 'phone.scan' }])).rejects.toThrow(waitsForAnswer)
  await play(page, [{ do: 'fault.clear' }, { do: 'run', ms: 60_000 }])
  await play(page, [{ expect: 'phone', waiting: 1, sessions: 0 }])
})

test('an opened link is refused as soon as only time could bring the relay’s answer', async ({
  page,
}) => {
  await openStage(page)
  await play(page, [
    ...openWallet('Tidepool'),
    click('tab', 'Web'),
    click('button', 'Open', { exact: false }),
    broken,
  ])
  await expect(play(page, [{ do: 'phone.openLink' }])).rejects.toThrow(waitsForAnswer)
})

test('a used code is refused without a wait', async ({ page }) => {
  await openStage(page)
  await play(page, openCode)
  await play(page, [{ do: 'phone.scan' }, { do: 'phone.reject' }, click('button', 'Copy link')])
  const link = await page.evaluate(() => window.foyerStage?.simulator.clipboard.read())
  await play(page, [{ do: 'phone.paste' }, { do: 'phone.reject' }])
  await expect(play(page, [{ do: 'phone.paste', link: String(link) }])).rejects.toThrow(
    'No app answered at that address',
  )
})
