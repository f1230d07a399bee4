import type * as Playwright from '@playwright/test'

/**
 * Starts the Chromium of the project's Playwright.
 * @throws Error that says what to install
 */
export async function launchChromium(
  options: Playwright.LaunchOptions = {},
): Promise<Playwright.Browser> {
  const executablePath = process.env.FOYER_CHROMIUM
  const { chromium } = await loadPlaywright()
  try {
    return await chromium.launch({
      ...options,
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
      'This command needs Playwright: npm install --save-dev @playwright/test, then npx playwright install chromium.',
      { cause },
    )
  }
}
