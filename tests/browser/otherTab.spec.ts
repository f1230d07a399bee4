import { expect, test } from '@playwright/test'
import { playStep } from '../../src/scenarios/index.ts'
import { connectWallet, openAccount } from '../../src/scenarios/dsl/flows/flows.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openStage } from './openStage.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'

const waysToForget = [
  {
    how: 'removed its key',
    forget(keys: readonly string[]) {
      for (const key of keys) localStorage.removeItem(key)
    },
  },
  { how: 'cleared the storage', forget: () => localStorage.clear() },
] as const

for (const { how, forget } of waysToForget) {
  test(`a session ends when another tab of the site has ${how}`, async ({ context, page }) => {
    await openStage(page)
    const driver = createPlaywrightDriver(page)
    const stage = createPlaywrightStage(page)
    for (const step of [...connectWallet('Emberfox', 'fox'), ...openAccount]) {
      await playStep(step, driver, stage)
    }

    const tab = await context.newPage()
    await tab.goto('/__foyer/origins')
    const keys = await tab.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.endsWith(':@foyer/connector')),
    )
    expect(keys).toHaveLength(1)
    await tab.evaluate(forget, keys)

    await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeEnabled()
    await expect(page.getByRole('dialog')).toBeHidden()
    await tab.close()
    await closeStage(page)
  })
}
