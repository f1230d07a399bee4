import type { Page } from '@playwright/test'
import { pageOfApp } from '../../playwright/pageOfApp.ts'
import { startOfRecording } from '../../playwright/startOfRecording.ts'
import { createStageReader } from '../../playwright/stageReader.ts'
import type { Scenario } from '../../scenarios/index.ts'

/**
 * Opens the page of a host's app that a recording was made on, in the world of the recording with time paused.
 * @param app its origin
 * @throws Error if no app is named, or if it does not answer or lacks the simulator
 */
export async function openApp(
  page: Page,
  recording: Scenario,
  app: string | undefined,
): Promise<void> {
  if (app === undefined) {
    throw new Error(
      `"${recording.title}" was recorded on ${recording.page} of an app. Start the app as in development, and name its address: --page http://localhost:<port>, or page in foyer.config.`,
    )
  }
  await page.addInitScript(
    (start) => {
      window.foyerStart = start
    },
    { asks: true, ...startOfRecording(recording), stageKey: `replay-${process.pid}` },
  )
  const address = pageOfApp(recording.page ?? '/', app)
  await page.goto(address).catch((cause: unknown) => {
    throw new Error(`Failed to open ${address}: start the app as in development.`, { cause })
  })
  await createStageReader(page).begin(recording)
}
