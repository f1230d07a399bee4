import type { BrowserContext, Page } from '@playwright/test'
import { closeStage } from './closeStage.ts'

/** Ends a replay: its chains, its storage and its popups. Its page can be used for the next one. */
export async function leaveStage(context: BrowserContext, page: Page): Promise<void> {
  await closeStage(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: '*',
    storageTypes: 'local_storage,indexeddb,cookies',
  })
  await session.detach()
  for (const each of context.pages()) if (each !== page) await each.close()
}

/** The same, and closes the page. */
export async function leavePages(context: BrowserContext, page: Page): Promise<void> {
  await leaveStage(context, page)
  await page.close()
}
