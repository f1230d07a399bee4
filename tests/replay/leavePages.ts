import type { BrowserContext, Page } from '@playwright/test'
import { closeStage } from './closeStage.ts'

/** Ends a replay: its chains, what it stored, its page and the popups it opened. */
export async function leavePages(context: BrowserContext, page: Page): Promise<void> {
  await closeStage(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: '*',
    storageTypes: 'local_storage,indexeddb,cookies',
  })
  for (const each of context.pages()) await each.close()
}
