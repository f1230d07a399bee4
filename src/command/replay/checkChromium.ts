import type * as Playwright from '@playwright/test'

/**
 * Starts the Chromium of the project's Playwright once: the tests of a suite would each report its absence.
 * @returns its version
 * @throws Error that says what to install
 */
export async function checkChromium(): Promise<string> {
  const executablePath = process.env.FOYER_CHROMIUM
  const { chromium } = await loadPlaywright()
  try {
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
    const version = browser.version()
    await browser.close()
    return version
  } catch (cause) {
    throw new Error(
      'Failed to start Chromium. Run npx playwright install chromium, or set FOYER_CHROMIUM to the path of one.',
      { cause },
    )
  }
}

async function loadPlaywright(): Promise<typeof Playwright> {
  try {
    return await import('@playwright/test')
  } catch (cause) {
    throw new Error(
      'A replay needs Playwright: npm install --save-dev @playwright/test, then npx playwright install chromium.',
      { cause },
    )
  }
}
