import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig, ReporterDescription } from '@playwright/test'
import { patienceOf } from '../../playwright/answers/patience.ts'
import { readPlan } from './replayPlan.ts'

const { origin, work, repeat, workers, isHeaded, report, junit, screens, plays, patience } =
  readPlan()
/** Limits only end what hangs: a scenario, and then each question to a page that does not answer. */
const timeout = 600_000 + 5 * patienceOf(patience).ms
const here = dirname(fileURLToPath(import.meta.url))
const executablePath = process.env.FOYER_CHROMIUM

/** Without the settings of a machine for how it draws letters, and with pictures drawn at once and whole, whatever the load. */
const screenArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--num-raster-threads=1',
]

const reporter: ReporterDescription[] = [[join(here, 'replayReporter.js')]]
if (report?.kind === 'html') {
  reporter.push(['html', { outputFolder: report.path, open: 'never', title: 'Scenarios' }])
}
if (report?.kind === 'blob') reporter.push(['blob', { outputFile: report.path }])
if (junit !== undefined) reporter.push(['junit', { outputFile: junit }])
// Notes each failure at the line of its step in the scenario's file.
if (process.env.GITHUB_ACTIONS === 'true') reporter.push(['github'])

/** Each screen is taken in the same file, so one scenario with a secret is enough. */
const isSecret = screens !== undefined && plays.some(({ typesSecrets }) => typesSecrets)

/** The configuration with which `npx foyerkit replay` starts Playwright. */
const replayConfig: PlaywrightTestConfig = {
  testDir: here,
  testMatch: screens === undefined ? ['replaySuite.js', 'secretSuite.js'] : 'screenSuite.js',
  outputDir: join(work, 'artifacts'),
  fullyParallel: true,
  // A scenario that fails once is a finding.
  retries: 0,
  timeout,
  repeatEach: repeat,
  ...(workers === undefined ? {} : { workers }),
  reporter,
  // All scenarios are in one file of Playwright, which is always slow.
  reportSlowTests: null,
  use: {
    ...(origin === '' ? {} : { baseURL: origin }),
    headless: !isHeaded,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      ...(screens === undefined ? {} : { args: screenArgs }),
    },
    trace: report === undefined || isSecret ? 'off' : 'retain-on-failure',
  },
}

export { replayConfig as default }
