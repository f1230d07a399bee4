import { test, type Page } from '@playwright/test'
import type { Scenario } from '../../src/scenarios/index.ts'
import { timelineOf } from '../../src/playwright/timelineOf.ts'
import type { StageApi } from '../../src/stage/stageApi.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'

/** The workbench that `npm start` serves. */
const workbench = 'http://localhost:5173/'

/**
 * Attaches the picture, timeline and calls of a failed scenario to its test, and a link to the workbench at the failed step.
 * @param step index of the failed step
 */
export async function attachFailure(page: Page, { id }: Scenario, step: number): Promise<void> {
  const info = test.info()
  const address = formatStageAddress({ scenario: id, step })
  info.annotations.push({
    type: 'Open at this step, after npm start',
    description: `${workbench}${address}`,
  })
  await info.attach('screenshot', { contentType: 'image/png', body: await page.screenshot() })
  const timeline = await timelineOf(page)
  await info.attach('timeline', { contentType: 'text/plain', body: timeline.join('\n') })
  const calls = await page.evaluate(() => (window.foyerStage as StageApi).simulator.calls.list())
  await info.attach('calls', {
    contentType: 'application/json',
    body: JSON.stringify(calls, null, 2),
  })
}
