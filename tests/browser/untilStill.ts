import type { Locator, Page } from '@playwright/test'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'

/**
 * Waits for the motions inside an element. A motion to the height of a view starts a frame after the view is drawn.
 * Spinners, and what follows a scroll position, never end: they do not count.
 */
export const untilStill = (element: Locator) =>
  element.evaluate(async (root) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ends = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    for (let still = 0; still < 3; still += 1) {
      await frame()
      const motions = root.getAnimations({ subtree: true }).filter(ends)
      if (motions.length > 0) still = 0
      await Promise.allSettled(motions.map((motion) => motion.finished))
    }
  })

/** Waits until the open modal shows everything that it asked for and rests at its place. */
export async function untilModalRests(page: Page): Promise<void> {
  await createPlaywrightStage(page).settle()
  await untilStill(page.getByRole('dialog'))
}
