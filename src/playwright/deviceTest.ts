import { test as base, type Page } from '@playwright/test'
import type { DeviceProfile } from '../backends/mock/index.ts'
import { createContextPool, type ContextPool } from './answers/contextPool.ts'

/** The kept page of a device. A new document separates one play from the next. */
export type PageOf = (device: DeviceProfile) => Promise<Page>

/**
 * Playwright's `test` with one browser context, and in it one page, per device and worker. A new document with empty
 * storage and its own chains separates one replay from the next; only the browser process with its compiled code is
 * kept.
 */
export const deviceTest = base.extend<object, { contexts: ContextPool; pageOf: PageOf }>({
  contexts: [
    async ({ browser }, use, { project }) => {
      const contexts = createContextPool(browser, project.use.baseURL)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ contexts }, use) => {
      const pages = new Map<DeviceProfile['name'], Page>()
      await use(async (device) => {
        const context = await contexts.of(device)
        const known = pages.get(device.name)
        if (known?.context() === context && !known.isClosed()) return known
        const page = await context.newPage()
        pages.set(device.name, page)
        return page
      })
    },
    { scope: 'worker' },
  ],
})
