/**
 * Measures how the page settles after an event of the visitor (see `installWatch`).
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} type of the event
 * @param {() => Promise<void>} act performs the action of the visitor
 * @returns {Promise<import('./watchSettling.mjs').Settled>}
 */
export async function settledAfter(page, type, act) {
  // Awaited first: a key could otherwise reach the page before its watch.
  await page.evaluate((name) => {
    const own = /** @type {any} */ (window)
    own.settling = own.watchSettling(name)
  }, type)
  await act()
  return page.evaluate(() => /** @type {any} */ (window).settling)
}
