import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReplayPlan } from '../suite/replayPlan.ts'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { cellsPage, cellsPageName } from './cellsPage.ts'

/** Writes the table of cells beside an HTML report, if there are any. */
export function writeCellsPage(
  report: ReplayPlan['report'],
  results: readonly ScenarioResult[],
): void {
  const page = report?.kind === 'html' ? cellsPage(results) : undefined
  if (report && page !== undefined) writeFileSync(join(report.path, cellsPageName), page)
}
