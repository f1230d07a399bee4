import type { Browser, BrowserContext } from '@playwright/test'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import { contextOptionsOf } from '../../playwright/contextOptionsOf.ts'
import type { ContextOf } from '../../playwright/deviceTest.ts'

/** Creates one browser context per device, so that the code of the app stays cached from one play to the next. */
export function createContexts(browser: Browser, baseURL: string): ContextOf {
  const contexts = new Map<DeviceProfile['name'], Promise<BrowserContext>>()
  return (device) => {
    const known = contexts.get(device.name)
    if (known !== undefined) return known
    const made = browser.newContext({ baseURL, ...contextOptionsOf(device) })
    contexts.set(device.name, made)
    return made
  }
}
