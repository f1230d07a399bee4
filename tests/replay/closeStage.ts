import type { Page } from '@playwright/test'
import { stageKeyItem } from '../../src/workbench/stage/stageMemory.ts'

/**
 * Ends the local chains of a page's stage, which would otherwise run on until the server stops. The stage that the page
 * shows next gets a name and chains of its own.
 */
export async function closeStage(page: Page): Promise<void> {
  // A page that was never reached has no storage to ask.
  if (page.url() === 'about:blank') return
  await page.evaluate(async (item) => {
    const key = sessionStorage.getItem(item)
    if (key !== null) await fetch(`/__foyer/stage/${key}`, { method: 'DELETE' })
    sessionStorage.clear()
  }, stageKeyItem)
}
