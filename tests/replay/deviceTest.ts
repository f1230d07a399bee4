import { test as base, type BrowserContext } from '@playwright/test'
import type { DeviceProfile } from '../../src/backends/mock/simulatorTypes.ts'

type ContextOf = (device: DeviceProfile) => Promise<BrowserContext>

/**
 * Playwright's `test` with one browser context per device and worker. A page of its own separates one
 * replay from the next; the context, which is costly, keeps only what the browser has compiled.
 */
export const test = base.extend<object, { contextOf: ContextOf }>({
  contextOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const contexts = new Map<DeviceProfile['name'], BrowserContext>()
      await use(async ({ name, width, height, userAgent, coarsePointer }) => {
        const known = contexts.get(name)
        if (known) return known
        const context = await browser.newContext({
          ...(baseURL === undefined ? {} : { baseURL }),
          viewport: { width, height },
          userAgent,
          hasTouch: coarsePointer,
          isMobile: coarsePointer,
          // Motion is looked at by tests of its own; here every click would wait for it.
          reducedMotion: 'reduce',
        })
        contexts.set(name, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
})
