import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig, ReporterDescription } from '@playwright/test'
import { readPlan } from './replayPlan.ts'

/** Limits only end what hangs. */
const timeout = 600_000

const { origin, work, repeat, workers, isHeaded, report } = readPlan()
const here = dirname(fileURLToPath(import.meta.url))
const executablePath = process.env.FOYER_CHROMIUM

const reporter: ReporterDescription[] = [[join(here, 'replayReporter.js')]]
if (report?.kind === 'html') {
  reporter.push(['html', { outputFolder: report.path, open: 'never', title: 'Scenarios' }])
}
if (report?.kind === 'blob') reporter.push(['blob', { outputFile: report.path }])

/** The configuration with which `npx foyerkit replay` starts Playwright. */
const replayConfig: PlaywrightTestConfig = {
  testDir: here,
  testMatch: 'replaySuite.js',
  outputDir: join(work, 'artifacts'),
  fullyParallel: true,
  // A scenario that fails once is a finding.
  retries: 0,
  timeout,
  repeatEach: repeat,
  ...(workers === undefined ? {} : { workers }),
  reporter,
  use: {
    ...(origin === '' ? {} : { baseURL: origin }),
    headless: !isHeaded,
    launchOptions: executablePath === undefined ? {} : { executablePath },
    trace: report === undefined ? 'off' : 'retain-on-failure',
  },
}

export { replayConfig as default }
