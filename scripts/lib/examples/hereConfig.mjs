/** Name of the settings with which an example is tested on this machine. */
export const hereConfigName = 'here.playwright.ts'

/** An example's own settings for Playwright, with this machine's browser, no network, and limits that only stop a hanging test. */
export const hereConfig = `// @ts-nocheck
import config from './playwright.config.ts'

const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']
const launchOptions = { executablePath: process.env.FOYER_CHROMIUM, args }
export default {
  ...config,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...config.use, launchOptions },
  webServer: [config.webServer].flat().map((server) => ({ ...server, timeout: 300_000 })),
}
`
