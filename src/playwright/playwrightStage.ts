import type { Page } from '@playwright/test'
import type { StagePort } from '../scenarios/index.ts'
import { describeStep } from '../workbench/player/describe/describeStep.ts'
import { callStage } from './callStage.ts'

/** The stage of a page, reached through `page.evaluate`. */
export function createPlaywrightStage(page: Page): StagePort {
  return {
    settle: () => callStage(page, 'settle'),
    act: (step) => callStage(page, 'act', step),
    meet: (expectation) => callStage(page, 'meet', expectation),
    describe: (expectation) => describeStep(expectation).text,
    newestCode: (email) => callStage(page, 'newestCode', email),
    prepareReload: () => callStage(page, 'prepareReload'),
  }
}
