import type { Page } from '@playwright/test'
import { usualHost } from './hostPage.ts'

/**
 * Returns whether the browser remembers a module that failed to load until the page is loaded again. Chromium did
 * before it followed the change of the HTML standard of 2026 (https://github.com/whatwg/html/pull/10327).
 */
export async function keepsFailedModules(page: Page): Promise<boolean> {
  const address = `${usualHost}/probe.js`
  const load = () => page.evaluate((url) => import(url).then(Boolean, () => false), address)
  await page.route(`${usualHost}/`, (route) => route.fulfill({ contentType: 'text/html' }))
  await page.goto(usualHost)
  await page.route(address, (route) => route.fulfill({ status: 404 }))
  await load()
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const isLoaded = await load()
  await page.unrouteAll()
  return !isLoaded
}
