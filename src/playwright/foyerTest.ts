import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import type { OfflineStart } from '../backends/mock/index.ts'
import { createFoyerControls, type FoyerControls } from './foyerControls.ts'

/** The fixtures of `foyerkit-lab/playwright`. */
export interface FoyerFixtures {
  /** Everything outside of the page. */
  readonly foyer: FoyerControls
  /** The start of each test's world; `test.use({ foyerStart: { … } })` sets it. Its wallets wait for a decision. */
  readonly foyerStart: Omit<OfflineStart, 'stageKey'>
}

/**
 * Playwright's `test` for the pages of a host that are served with the plugin of `foyerkit-lab/vite`. Every test begins with a
 * fresh world; the chains are those of its worker alone, and back at genesis.
 */
export const foyerTest: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & FoyerFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { foyerStageKey: string }
> = base.extend<FoyerFixtures, { foyerStageKey: string }>({
  foyerStart: [{}, { option: true }],

  foyerStageKey: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, give) => give(`playwright-${process.pid}`),
    { scope: 'worker' },
  ],

  page: async ({ page, foyerStart, foyerStageKey }, give) => {
    await page.addInitScript(
      (start) => {
        window.foyerStart = start
      },
      { asks: true, ...foyerStart, stageKey: foyerStageKey },
    )
    await give(page)
  },

  foyer: async ({ page }, give) =>
    give(createFoyerControls(page, (title, work) => base.step(title, work))),
})
