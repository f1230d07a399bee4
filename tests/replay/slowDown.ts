import type { BrowserContext, Page } from '@playwright/test'

/** Slows down the page's processor by the given factor. Resolves with a function that restores it. */
export async function slowDown(context: BrowserContext, page: Page, rate: number) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
