import { launchChromium } from './launchChromium.ts'

/**
 * Starts the Chromium of the project's Playwright once: the tests of a suite would each report its absence.
 * @returns its version
 * @throws Error that says what to install
 */
export async function checkChromium(): Promise<string> {
  // With its own handlers Playwright closes the browser at SIGTERM, and the command would go on.
  const browser = await launchChromium({
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const version = browser.version()
  await browser.close()
  return version
}
