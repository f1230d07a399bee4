import { test } from '@playwright/test'
import { findOtherBrowsers } from '../../scripts/lib/findOtherBrowsers.mjs'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import type { OtherBrowser } from './otherBrowser.ts'

/** The browsers that this machine has; those that it lacks are named by the test command. */
export const otherBrowsers = findOtherBrowsers()

/** A browser that has opened hundreds of pages takes its time to tidy up after them. */
const testsPerBrowser = 8

/** Tests that are given a browser beside Chromium: each worker has one, which is replaced now and then. */
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
          // What passes is worth as much as the releases that it passed in.
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
