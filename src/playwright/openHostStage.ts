import type { Page } from '@playwright/test'
import { waitForStage } from './waitForStage.ts'

/**
 * Makes the host's page that is open one that a test operates; does nothing where it is one already.
 * @throws Error when the page is not served with the plugin of `foyerkit/vite`, or has no widget upon the simulator
 */
export async function openHostStage(page: Page): Promise<void> {
  const isOpen = await page.evaluate(
    () => window.foyerStage !== undefined || window.foyerStageProblem !== undefined,
  )
  if (!isOpen) {
    await page.addScriptTag({ url: '/__foyer/page.js', type: 'module' }).catch((cause: unknown) => {
      throw new Error(
        `Failed to operate ${page.url()}: it is not served with foyer() of foyerkit/vite among the plugins of Vite, or not in development.`,
        { cause },
      )
    })
  }
  await waitForStage(page)
}
