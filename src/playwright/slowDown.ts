import type { Page } from '@playwright/test'

/**
 * Slows down the processor of a page of Chromium, until the page is closed.
 * @param rate how many times slower; 1 is full speed
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
