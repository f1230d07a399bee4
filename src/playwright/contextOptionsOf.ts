import type { BrowserContextOptions } from '@playwright/test'
import type { DeviceProfile } from '../backends/mock/index.ts'

/** The options of a browser context in which scenarios of a device are replayed. */
export function contextOptionsOf({
  width,
  height,
  userAgent,
  coarsePointer,
}: DeviceProfile): BrowserContextOptions {
  return {
    viewport: { width, height },
    userAgent,
    hasTouch: coarsePointer,
    isMobile: coarsePointer,
    // Motion has its own tests; here every click would wait for it.
    reducedMotion: 'reduce',
  }
}
