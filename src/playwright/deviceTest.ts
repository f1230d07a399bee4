import { test as base, type BrowserContext, type Page } from '@playwright/test'
import type { DeviceProfile } from '../backends/mock/index.ts'
import { contextOptionsOf } from './contextOptionsOf.ts'

/** The context of a device. */
export type ContextOf = (device: DeviceProfile) => Promise<BrowserContext>
type PageOf = (device: DeviceProfile) => Promise<Page>

/**
 * Playwright's `test` with one browser context, and in it one page, per device and worker. A new document with empty
 * storage and its own chains separates one replay from the next; only the browser process with its compiled code is
 * kept.
 */
export const deviceTest = base.extend<object, { contextOf: ContextOf; pageOf: PageOf }>({
  contextOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const contexts = new Map<DeviceProfile['name'], BrowserContext>()
      await use(async (device) => {
        const known = contexts.get(device.name)
        if (known) return known
        const context = await browser.newContext({
          ...(baseURL === undefined ? {} : { baseURL }),
          ...contextOptionsOf(device),
        })
        contexts.set(device.name, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ contextOf }, use) => {
      const pages = new Map<DeviceProfile['name'], Page>()
      await use(async (device) => {
        const known = pages.get(device.name)
        if (known !== undefined && !known.isClosed()) return known
        const page = await (await contextOf(device)).newPage()
        pages.set(device.name, page)
        return page
      })
    },
    { scope: 'worker' },
  ],
})
