import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { timelineOf } from '../../src/playwright/timelineOf.ts'
import { pageEnd } from '../../src/run/file/runFile.ts'

/** Collects the timeline of one replay across reloads of its page, and writes it where runs are compared. */
export function saveTimeline(folder: string, scenario: string, run: number) {
  const lines: string[] = []
  return {
    /** Adds the page's entries so far: before a reload, and at the end. */
    async take(page: Page): Promise<void> {
      lines.push(...(await timelineOf(page)), pageEnd)
    },
    write(): void {
      mkdirSync(join(folder, scenario), { recursive: true })
      writeFileSync(join(folder, scenario, `${run}.txt`), lines.join('\n'))
    },
  }
}
