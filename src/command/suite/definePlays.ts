import type { TestInfo } from '@playwright/test'
import { deviceTest as test, type PageOf } from '../../playwright/deviceTest.ts'
import type { ContextPool } from '../../playwright/answers/contextPool.ts'
import { cellNote } from './cellNote.ts'
import type { PlannedPlay } from './replayPlan.ts'

/** What the test of a play can use. */
export interface PlayFixtures {
  readonly contexts: ContextPool
  readonly pageOf: PageOf
}

/** Defines a test of Playwright for each play. One that is not played says why in the reports. */
export function definePlays(
  plays: readonly PlannedPlay[],
  play: (fixtures: PlayFixtures, planned: PlannedPlay, info: TestInfo) => Promise<void>,
): void {
  for (const planned of plays) {
    const { name, title, tags, cell, because } = planned
    const fullTitle = cell === undefined ? title : `${title} (${cell.name})`
    const details = {
      tag: [...tags, ...(cell === undefined ? [] : [cell.name])].map((tag) => `@${tag}`),
      annotation: cell === undefined ? [] : [cellNote.of(cell)],
    }
    test.describe(name, () => {
      if (because === undefined) {
        test(fullTitle, details, ({ contexts, pageOf }, info) =>
          play({ contexts, pageOf }, planned, info),
        )
        return
      }
      const why = { type: 'skip', description: because }
      test.skip(
        fullTitle,
        { ...details, annotation: [...details.annotation, why] },
        () => undefined,
      )
    })
  }
}
