import { expect, test } from '@playwright/test'
import { playStep } from '../../src/scenarios/index.ts'
import { connectWallet, openAccount } from '../../src/scenarios/dsl/flows.ts'
import { closeStage } from '../replay/closeStage.ts'
import { openStage } from '../replay/openStage.ts'
import { createPlaywrightDriver } from '../replay/playwrightDriver.ts'
import { createPlaywrightStage } from '../replay/playwrightStage.ts'

test('a session ends when another tab of the site has forgotten it', async ({ context, page }) => {
  await openStage(page)
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  for (const step of [...connectWallet('Emberfox', 'fox'), ...openAccount]) {
    await playStep(step, driver, stage)
  }

  const tab = await context.newPage()
  await tab.goto('/__foyer/origins')
  const removed = await tab.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.endsWith(':@foyer/connector'))
    for (const key of keys) localStorage.removeItem(key)
    return keys.length
  })
  expect(removed).toBe(1)

  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeEnabled()
  await expect(page.getByRole('dialog')).toBeHidden()
  await tab.close()
  await closeStage(page)
})
