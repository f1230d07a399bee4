import type { Browser, BrowserContext } from '@playwright/test'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import { contextOptionsOf } from '../../playwright/contextOptionsOf.ts'

/** Returns the browser context of a device. */
export type Contexts = (device: DeviceProfile) => Promise<BrowserContext>

/** Creates one browser context per device, so that the code of the app stays cached from one play to the next. */
export function createContexts(browser: Browser, baseURL: string): Contexts {
  const contexts = new Map<DeviceProfile['name'], Promise<BrowserContext>>()
  return (device) => {
    const known = contexts.get(device.name)
    if (known !== undefined) return known
    const made = browser.newContext({ baseURL, ...contextOptionsOf(device) })
    contexts.set(device.name, made)
    return made
  }
}
