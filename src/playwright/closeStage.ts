import type { Page } from '@playwright/test'
import { stageKeyItem } from '../stage/stageMemory.ts'

/**
 * Ends the local chains of a page's stage, which would otherwise run until the server stops. The page's next stage gets
 * its own name and chains.
 */
export async function closeStage(page: Page): Promise<void> {
  // A page that was never loaded has no storage.
  if (page.url() === 'about:blank') return
  await page.evaluate(async (item) => {
    const key = sessionStorage.getItem(item)
    if (key !== null) await fetch(`/__foyer/stage/${key}`, { method: 'DELETE' })
    sessionStorage.clear()
  }, stageKeyItem)
}
