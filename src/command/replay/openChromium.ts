import type * as Playwright from '@playwright/test'

/**
 * Starts Chromium with the Playwright that is installed in the project.
 * @throws Error that says what to install
 */
export async function openChromium(isHeaded: boolean): Promise<Playwright.Browser> {
  const executablePath = process.env.FOYER_CHROMIUM
  const { chromium } = await loadPlaywright()
  try {
    return await chromium.launch({
      headless: !isHeaded,
      ...(executablePath === undefined ? {} : { executablePath }),
    })
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
