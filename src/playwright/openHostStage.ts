import type { Page } from '@playwright/test'
import { waitForStage } from './waitForStage.ts'

/**
 * Makes the host's page that is open one that a test operates; does nothing where it is one already.
 * @throws Error when the page is not served with the plugin of `foyerkit/vite` and has no script of `npx foyerkit`, or has neither a
 * widget upon the simulator nor simulated wallets
 */
export async function openHostStage(page: Page): Promise<void> {
  const isOpen = await page.evaluate(
    () => window.foyerStage !== undefined || window.foyerStageProblem !== undefined,
  )
  if (!isOpen) {
    const server = await page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="foyer-host"]')?.content ?? '',
    )
    const url = `${server}/__foyer/page.js`
    await page.addScriptTag({ url, type: 'module' }).catch((cause: unknown) => {
      throw new Error(
        `Failed to operate ${page.url()}: it is not served with foyer() of foyerkit/vite among the plugins of Vite, or not in development, and has no script of npx foyerkit.`,
        { cause },
      )
    })
  }
  await waitForStage(page)
}
