import { encodeFrames } from './encodeFrames.mjs'

const viewport = { width: 1_280, height: 800 }

/**
 * A picture of the workbench.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host
 * @param {'light' | 'dark'} colorScheme
 * @param {(page: import('@playwright/test').Page, host: string) => Promise<void>} prepare
 */
export async function shootPage(browser, host, colorScheme, prepare) {
  const page = await browser.newPage({ viewport, colorScheme })
  try {
    await prepare(page, host)
    // The pointer's own look is not part of the picture.
    await page.mouse.move(1, 1)
    const png = await page.screenshot({ animations: 'disabled' })
    return await encodeFrames(browser, [{ png, ms: 1_000 }], 1)
  } finally {
    await page.close()
  }
}
