import type { BrowserContext, Page } from '@playwright/test'

/** Makes the page's processor so many times slower. */
export async function slowDown(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
