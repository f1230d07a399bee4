import { launchChromium } from './launchChromium.ts'

/**
 * Starts the Chromium of the project's Playwright once: the tests of a suite would each report its absence.
 * @returns its version
 * @throws Error that says what to install
 */
export async function checkChromium(): Promise<string> {
  const browser = await launchChromium()
  const version = browser.version()
  await browser.close()
  return version
}
