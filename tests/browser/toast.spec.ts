import { expect, type Page } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { focused } from './keyboard.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const run = (page: Page, ms: number) =>
  page.evaluate((time) => window.foyerStage?.simulator.clock.run(time), ms)

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1100, height: 760 }],
] as const) {
  test(`a toast on ${name} covers no control, and its time stops under the pointer and the focus [C-356]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
    await waitForStage(page)
    await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'WalletConnect' }).click()
    const live = dialog.locator('.fy-modal-toast').locator('[aria-live=polite]')
    // The same element before and after, so that a screen reader recognises it.
    const region = await live.elementHandle()
    await expect(live).toHaveText('')
    const copy = dialog.getByRole('button', { name: 'Copy link' })
    await copy.click()
    await expect(live).toHaveText('Link copied')
    expect(await live.evaluate((element, before) => element === before, region)).toBe(true)

    const toast = dialog.locator('.fy-snackbar')
    // It covers neither the title nor a control, so the visitor's next target stays reachable.
    const edges = async (selector: string) => {
      const box = await dialog.locator(selector).boundingBox()
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
    }
    await expect
      .poll(async () => (await edges('.fy-snackbar')).bottom)
      .toBeCloseTo((await edges('.fy-modal')).top - 8, 0)
    expect((await edges('.fy-snackbar')).top).toBeGreaterThanOrEqual(8)
    for (const name of ['Back', 'Close'])
      await dialog.getByRole('button', { name }).click({ trial: true })
    await copy.click({ trial: true })

    // It lies over the backdrop, but pressing it does not count as pressing outside.
    await toast.getByText('Link copied').click()
    await expect(dialog.getByRole('heading', { name: 'WalletConnect' })).toBeVisible()
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
    await expect.poll(() => focused(page)).not.toBe('nothing')

    await copy.click()
    await expect(live).toHaveText('Link copied')
    await run(page, 2500)
    await expect(live).toHaveText('')
  })
}

for (const [locale, copy] of [
  ['en', 'Copy link'],
  ['ar', 'نسخ الرابط'],
] as const) {
  test(`a toast in a low window lies over the title, between Back and Close (${locale}) [C-164]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 420 })
    await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
    await waitForStage(page)
    await page.evaluate((tag) => window.foyerStage?.foyer.setLocale(tag), locale)
    await page.evaluate(() => window.foyerStage?.foyer.open('ConnectingWalletConnect'))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('lang', locale)
    const boxOf = async (selector: string) => {
      const box = await dialog.locator(selector).first().boundingBox()
      return box ?? { x: 0, y: 0, width: 0, height: 0 }
    }
    await expect.poll(async () => (await boxOf('.fy-modal')).height).toBeGreaterThan(380)
    await dialog.getByRole('button', { name: copy }).click()
    await expect(dialog.locator('.fy-snackbar')).toHaveAttribute('data-state', 'open')
    const toast = await boxOf('.fy-snackbar')
    expect(toast.y).toBeGreaterThanOrEqual(8)
    expect(toast.y).toBeLessThan(20)
    expect(toast.x).toBeGreaterThanOrEqual(46)
    expect(toast.x + toast.width).toBeLessThanOrEqual(320 - 46)
    expect(
      await dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
        scrollTop,
        scrollHeight - clientHeight,
      ]),
    ).toEqual([0, 0])
  })
}
