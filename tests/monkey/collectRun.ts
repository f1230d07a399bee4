import type { Page } from '@playwright/test'
import { timelineOf } from '../../src/playwright/timelineOf.ts'
import { pageEnd, type RunFile, type RunStep } from '../../src/run/file/runFile.ts'
import { writeRun } from '../../src/run/file/writeRun.ts'
import type { Scenario, Step } from '../../src/scenarios/index.ts'

/** Collects what two plays of a random run are compared by. */
export interface RunCollector {
  /** Notes that a step begins on the page. */
  begin(page: Page): Promise<void>
  /** Adds the timeline of a page: before a reload, and at the end. */
  endPage(page: Page): Promise<void>
  /** The run with the steps that were played. */
  runOf(opening: Scenario, steps: readonly Step[]): RunFile
}

/** See `RunCollector`. */
export function createRunCollector(): RunCollector {
  const timeline: string[] = []
  const begun: RunStep[] = []
  return {
    async begin(page) {
      const lines = timeline.length + (await timelineOf(page)).length
      begun.push({ at: 0, lines, by: 'played' })
    },
    async endPage(page) {
      timeline.push(...(await timelineOf(page)), pageEnd)
    },
    runOf: (opening, steps) =>
      writeRun({
        foyerkit: 'monkey',
        browser: '',
        recording: { ...opening, steps },
        steps: begun,
        timeline,
        errors: [],
        secrets: {},
      }),
  }
}
