import { expect, test, type Page } from '@playwright/test'
import { formatStageAddress } from '../../src/workbench/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'

const run = (page: Page, ms: number) =>
  page.evaluate((time) => window.foyerStage?.simulator.clock.run(time), ms)

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1100, height: 760 }],
] as const) {
  test(`on ${name} a toast covers no control, and its time stops under the pointer and the focus [C-356]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
    await waitForStage(page)
    await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'WalletConnect' }).click()
    const live = dialog.locator('.fy-modal-toast').locator('[aria-live=polite]')
    // The same element before and after, so that a screen reader knows it.
    const region = await live.elementHandle()
    await expect(live).toHaveText('')
    const copy = dialog.getByRole('button', { name: 'Copy link' })
    await copy.click()
    await expect(live).toHaveText('Link copied')
    expect(await live.evaluate((element, before) => element === before, region)).toBe(true)

    const toast = dialog.locator('.fy-snackbar')
    // It covers no control: what the visitor presses next stays within reach.
    for (const name of ['Back', 'Close'])
      await dialog.getByRole('button', { name }).click({ trial: true })
    await copy.click({ trial: true })

    await toast.hover()
    await run(page, 60_000)
    await expect(live).toHaveText('Link copied')
    await page.mouse.move(1, 1)
    await run(page, 2400)
    await toast.getByRole('button', { name: 'Dismiss' }).focus()
    await run(page, 60_000)
    await expect(live).toHaveText('Link copied')
    await page.keyboard.press('Enter')
    await expect(live).toHaveText('')

    await copy.click()
    await expect(live).toHaveText('Link copied')
    await run(page, 2500)
    await expect(live).toHaveText('')
  })
}
