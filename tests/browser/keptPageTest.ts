import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { leaveStage } from '../../src/playwright/leavePages.ts'

interface KeptPages {
  /** The page of the worker with these options, which are options of its context. */
  of(options: BrowserContextOptions): Promise<Page>
}

/** What a page cannot forget, so that it is not kept for the next test. */
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const

/**
 * Playwright's `test` with one page for all tests of a worker. Each test begins with empty storage, the usual size and
 * media, and ends with its chains stopped. Only the process of the page is kept, with the compiled code of the
 * workbench: compiling it again takes two thirds of the time in which a new page opens.
 *
 * A test that needs the first load of the code, such as one that lets a file of it fail, uses Playwright's own `test`.
 */
export const keptPageTest = base.extend<object, { keptPages: KeptPages }>({
  keptPages: [
    async ({ browser }, use) => {
      let kept: { readonly key: string; readonly page: Page } | undefined
      await use({
        async of(options) {
          const key = JSON.stringify(options)
          if (kept?.key === key && !kept.page.isClosed()) return kept.page
          await kept?.page.context().close()
          const context = await browser.newContext(options)
          const page = await context.newPage()
          kept = { key, page }
          return page
        },
      })
      await kept?.page.context().close()
    },
    { scope: 'worker' },
  ],

  page: async (
    { keptPages, baseURL, hasTouch, isMobile, viewport, permissions, contextOptions },
    provide,
  ) => {
    const base = baseURL === undefined ? {} : { baseURL }
    const page = await keptPages.of({ ...contextOptions, ...base, hasTouch, isMobile })
    const context = page.context()
    if (viewport) await page.setViewportSize(viewport)
    if (permissions) await context.grantPermissions(permissions)
    await page.emulateMedia({ ...usualMedia, ...mediaOf(contextOptions) })
    // Outside, as in a new page.
    await page.mouse.move(-1, -1)
    const forgets = watchLasting(page, context)
    const endSessions = watchSessions(context)
    await provide(page)
    await endSessions()
    await leave(page, context, forgets())
  },

  context: ({ page }, provide) => provide(page.context()),
})

const usualMedia = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

const mediaOf = ({ reducedMotion }: BrowserContextOptions) =>
  reducedMotion === undefined ? {} : { reducedMotion }

/** Notes calls whose effect lasts. Returns a function that ends this, and tells whether there was none. */
function watchLasting(page: Page, context: BrowserContext): () => boolean {
  let forgets = true
  const watched = [page, context].flatMap((target) =>
    lasting
      .filter((name) => name in target)
      .map((name) => {
        const call = Reflect.get(target, name)
        Reflect.set(target, name, (...values: readonly unknown[]) => {
          forgets = false
          return Reflect.apply(call, target, values)
        })
        return () => Reflect.deleteProperty(target, name)
      }),
  )
  return () => {
    for (const restore of watched) restore()
    return forgets
  }
}

/** Notes the sessions of a test. Returns a function that ends them, and with them what they have changed. */
function watchSessions(context: BrowserContext): () => Promise<void> {
  const sessions: CDPSession[] = []
  const create = context.newCDPSession.bind(context)
  context.newCDPSession = async (target) => {
    const session = await create(target)
    sessions.push(session)
    return session
  }
  return async () => {
    Reflect.deleteProperty(context, 'newCDPSession')
    // A session may have ended with its page or by itself.
    await Promise.allSettled(sessions.map((session) => session.detach()))
  }
}

/** Readies a page for the next test, or closes it with its context. */
async function leave(page: Page, context: BrowserContext, forgets: boolean): Promise<void> {
  if (page.isClosed()) return
  await context.setOffline(false)
  if (!forgets) {
    await closeStage(page)
    await page.close()
    return
  }
  for (const event of [
    'console',
    'pageerror',
    'dialog',
    'request',
    'popup',
    'websocket',
  ] as const) {
    page.removeAllListeners(event)
  }
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions()])
  // Its storage is closed before it is emptied.
  await closeStage(page)
  await page.goto('about:blank')
  await leaveStage(context, page)
}
