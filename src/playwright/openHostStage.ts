import type { Page } from '@playwright/test'
import { waitForStage } from './waitForStage.ts'

/**
 * Makes the host's page that is open one that a test operates; does nothing where it is one already.
 * @throws Error when the page is not served with the plugin of `foyerkit-lab/vite` and has no script of `npx foyerkit`, or has neither a
 * widget upon the simulator nor simulated wallets, or when its content policy blocks the simulator
 */
export async function openHostStage(page: Page): Promise<void> {
  const isOpen = await page.evaluate(
    () => window.foyerStage !== undefined || window.foyerStageProblem !== undefined,
  )
  if (!isOpen) {
    const server = await page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="foyer-host"]')?.content ?? '',
    )
    await loadPageScript(page, new URL('/__foyer/page.js', server === '' ? page.url() : server))
  }
  await waitForStage(page)
}

/** Imports a script into the page: unlike an element with an address, an import is allowed where the page requires trusted types. */
async function loadPageScript(page: Page, { href, origin }: URL): Promise<void> {
  try {
    // As a text, because bundlers rewrite imports.
    await page.evaluate(`import(${JSON.stringify(href)}).then(() => undefined)`)
  } catch (cause) {
    // Browsers have different words for a script that did not come; a script that came and failed has its own.
    if (!/import/i.test(String(cause))) throw cause
    const why = (await isScript(page, href))
      ? `its content policy blocks ${href}. In development, add ${origin} to its script-src.`
      : 'it is not served with foyer() of foyerkit-lab/vite among the plugins of Vite, or not in development, and has no script of npx foyerkit.'
    throw new Error(`Failed to operate ${page.url()}: ${why}`, { cause })
  }
}

/** Whether an address leads to a script. A server of pages answers unknown addresses with its first page. */
async function isScript(page: Page, address: string): Promise<boolean> {
  try {
    const response = await page.request.get(address)
    return response.ok() && /javascript/.test(response.headers()['content-type'] ?? '')
  } catch {
    return false
  }
}
