import type { Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import { readSituation, type Situation } from '../explore/readSituation.ts'

/** Reads the page as soon as nothing is under way there. */
export async function readSettled(page: Page): Promise<Situation> {
  await callStage(page, 'settle')
  return readSituation(page)
}

/** Reads what a visitor of the page sees and can use. */
export async function lookAt(page: Page): Promise<object> {
  const { view, open, path, controls, connected } = await readSettled(page)
  const shown = await page.locator('body').ariaSnapshot()
  return { path, modal: open ? { view } : 'closed', connected, controls, shown }
}
