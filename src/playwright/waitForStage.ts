import type { Page } from '@playwright/test'

/** Waits until the stage can be played; rejects with the reason when it could not be started. */
export async function waitForStage(page: Page): Promise<void> {
  await page.waitForFunction(() => window.foyerStage ?? window.foyerStageProblem)
  const problem = await page.evaluate(() => window.foyerStageProblem)
  if (problem) throw new Error(`The stage could not be started: ${problem}`)
}
