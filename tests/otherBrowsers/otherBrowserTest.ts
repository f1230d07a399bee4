import { test } from '@playwright/test'
import { findOtherBrowsers } from '../../scripts/lib/findOtherBrowsers.mjs'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import type { OtherBrowser } from './otherBrowser.ts'

/** The browsers that this machine has; those that it lacks are named by the test command. */
export const otherBrowsers = findOtherBrowsers()

/** Tests that are given a browser beside Chromium; one for each engine and worker. */
export const otherBrowserTest = test.extend<
  object,
  { openBrowser: (engine: string) => Promise<OtherBrowser> }
>({
  openBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, use) => {
      const opened = new Map<string, Promise<OtherBrowser>>()
      await use((engine) => {
        const browser = opened.get(engine) ?? openBrowser(engine)
        opened.set(engine, browser)
        return browser
      })
      for (const browser of opened.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
})

function openBrowser(engine: string): Promise<OtherBrowser> {
  const found = otherBrowsers.find((each) => each.engine === engine)
  if (found === undefined) throw new Error(`This machine has no ${engine} that can be driven.`)
  const { program, xvfb } = found
  return engine === 'firefox' ? openFirefox(program) : openWebKit(program, xvfb)
}
