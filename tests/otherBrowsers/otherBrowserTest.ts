import { test } from '@playwright/test'
import { findOtherBrowsers } from '../../scripts/lib/findOtherBrowsers.mjs'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import type { OtherBrowser } from './otherBrowser.ts'

/** The installed browsers; the test command names the missing ones. */
export const otherBrowsers = findOtherBrowsers()

/** A browser is slow to close after it has opened hundreds of pages. */
const testsPerBrowser = 8

/** Tests with a browser other than Chromium: each worker has one, which is replaced from time to time. */
export const otherBrowserTest = test.extend<
  object,
  { openBrowser: (engine: string) => Promise<OtherBrowser> }
>({
  openBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, use) => {
      let opened: { engine: string; browser: OtherBrowser; tests: number } | undefined
      const named = new Set<string>()
      await use(async (engine) => {
        if (opened?.engine !== engine || opened.tests === testsPerBrowser) {
          await opened?.browser.close()
          opened = { engine, browser: await openBrowser(engine), tests: 0 }
          // A result is only meaningful together with the releases of the browsers.
          if (!named.has(engine)) console.log(`${engine} ${opened.browser.version}`)
          named.add(engine)
        }
        opened.tests += 1
        return opened.browser
      })
      await opened?.browser.close()
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
