import type { Page } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'

/** The stage of free play, with time stopped. */
export async function openStage(page: Page): Promise<void> {
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
}
