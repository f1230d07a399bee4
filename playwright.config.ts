import { defineConfig } from '@playwright/test'
import { browserWorkers } from './scripts/lib/browserWorkers.mjs'
import { findChromiums } from './scripts/lib/findChromium.mjs'

// Run by hand, this takes the usual port; the test command passes a free one.
const port = Number(process.env.FOYER_PORT ?? 4173)
const executablePath = process.env.FOYER_CHROMIUM ?? findChromiums()[0]?.path

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: browserWorkers(),
  // Limits only end what hangs: a slow machine may take its time.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.FOYER_REPORT ?? 'reports/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Without them, one wait takes the time of the whole test.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  projects: [
    {
      name: 'browser',
      testMatch: ['browser/**/*.spec.ts', 'build/**/*.spec.ts', 'foreign/**/*.spec.ts'],
    },
    {
      name: 'recordings',
      testMatch: ['browser/recordedFlows.spec.ts', 'build/recordedInApp.spec.ts'],
    },
    { name: 'otherBrowsers', testMatch: 'otherBrowsers/**/*.spec.ts' },
    { name: 'player', testMatch: 'player/**/*.spec.ts' },
    { name: 'monkey', testMatch: 'monkey/**/*.spec.ts' },
  ],
  webServer: {
    command: `node scripts/start.mjs --port ${port}`,
    url: `http://localhost:${port}/__foyer/origins`,
    reuseExistingServer: process.env.FOYER_PORT === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
  },
})
