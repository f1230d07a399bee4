import type { Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import { readSituation } from '../explore/readSituation.ts'

/** Reads what a visitor of the page sees and can use, as soon as nothing is under way there. */
export async function lookAt(page: Page): Promise<object> {
  await callStage(page, 'settle')
  const { view, open, path, controls, connected } = await readSituation(page)
  const shown = await page.locator('body').ariaSnapshot()
  return { path, modal: open ? { view } : 'closed', connected, controls, shown }
}
