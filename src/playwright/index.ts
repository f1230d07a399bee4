/** Entry point `foyerkit-lab/playwright`: fixtures for the tests of a host app that is served with `foyerkit-lab/vite`. */
export { expect } from '@playwright/test'
export { foyerTest as test, type FoyerFixtures } from './foyerTest.ts'
export { replayFolder, type ReplayFolderOptions } from './replayFolder.ts'
export { createFoyerControls, type FoyerControls, type ReportStep } from './foyerControls.ts'
export type { Duration } from './durationMs.ts'
