import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { DeviceProfile } from '../../backends/mock/index.ts'
import { contextOptionsOf } from '../contextOptionsOf.ts'
import { inTime } from './inTime.ts'
import { patienceOf, type Patience } from './patience.ts'

/** The browser contexts of one browser of Chromium. A close that never returns holds nothing up. */
export interface ContextPool {
  /** The context of a device, kept so that the code of the app stays cached from one play to the next. A play leaves no data in it. */
  of(device: DeviceProfile): Promise<BrowserContext>
  /** Opens a new context that later plays do not get. */
  open(options: BrowserContextOptions): Promise<BrowserContext>
  /** Closes a context. The next play gets another one. */
  discard(context: BrowserContext): Promise<void>
  /** Closes all contexts. If one of them never closed, the browser is ended with them. */
  close(): Promise<void>
}

/** See `ContextPool`. The origin is the one that relative addresses belong to. */
export function createContextPool(
  browser: Browser,
  origin: string | undefined,
  patience: Patience = patienceOf(),
): ContextPool {
  const base = origin === undefined ? {} : { baseURL: origin }
  const open = new Set<BrowserContext>()
  const kept = new Map<DeviceProfile['name'], Promise<BrowserContext>>()
  let isStuck = false

  async function create(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({ ...base, ...options })
    open.add(context)
    return context
  }

  async function discard(context: BrowserContext): Promise<void> {
    open.delete(context)
    for (const [name, each] of kept) if ((await each) === context) kept.delete(name)
    // A browser that has crashed has no context to close.
    const isClosed = await inTime(context.close(), patience).catch(() => true)
    isStuck ||= !isClosed
  }

  return {
    of(device) {
      const known = kept.get(device.name)
      if (known !== undefined) return known
      const made = create(contextOptionsOf(device))
      kept.set(device.name, made)
      // The next play tries again.
      made.catch(() => kept.delete(device.name))
      return made
    },
    open: create,
    discard,
    async close() {
      for (const context of open) await discard(context)
      if (isStuck) await crash(browser, patience)
    },
  }
}

/** Ends a browser whose own `close` would wait for the context that does not close. */
async function crash(browser: Browser, patience: Patience): Promise<void> {
  const crashed = browser
    .newBrowserCDPSession()
    .then((session) => session.send('Browser.crash'))
    // It ends without an answer.
    .catch(() => undefined)
  await inTime(crashed, patience)
}
