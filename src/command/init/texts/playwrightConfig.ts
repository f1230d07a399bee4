/** The settings of Playwright for the test. */
export interface PlaywrightSettings {
  readonly testFolder: string
  /** The files in it; absent for the files that Playwright takes by itself. */
  readonly testMatch?: string
  /** The port of the app, if the environment names none. */
  readonly port: number
  /** The path of the app's first page. */
  readonly base: string
  readonly servers: readonly { readonly command: string; readonly url: string }[]
}

/** The text of `playwright.config`. The commands and addresses of the servers are code of a template literal. */
export function playwrightConfig({
  testFolder,
  testMatch,
  port,
  base,
  servers,
}: PlaywrightSettings): string {
  const listed = servers.map(
    ({ command, url }) => `    {
      command: \`${command}\`,
      ${url === 'url' ? url : `url: ${url}`},
      reuseExistingServer: env.CI === undefined,
      timeout: 180_000,
    },`,
  )
  return `import { defineConfig } from '@playwright/test'
import { env } from 'node:process'

const port = env.PORT ?? '${port}'
const url = \`http://localhost:\${port}${base}\`

export default defineConfig({
  testDir: '${testFolder}',
${testMatch === undefined ? '' : `  testMatch: '${testMatch}',\n`}  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  use: {
    baseURL: url,
    // The path of another Chromium, if Playwright's own is not to be used.
    launchOptions: { executablePath: env.FOYER_CHROMIUM },
  },
  webServer: [
${listed.join('\n')}
  ],
})
`
}
