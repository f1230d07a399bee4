import type { Page } from '@playwright/test'
import type { StageApi } from '../stage/stageApi.ts'

/** The timeline of the stage in a page: see `TimelineLog.lines`. */
export const timelineOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window.foyerStage as StageApi).timelineLog.lines())
