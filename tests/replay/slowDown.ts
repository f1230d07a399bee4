import type { BrowserContext, Page } from '@playwright/test'

/** Makes the page's processor so many times slower. Resolves with the way back. */
export async function slowDown(context: BrowserContext, page: Page, rate: number) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
