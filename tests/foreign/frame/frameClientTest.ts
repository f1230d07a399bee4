import { test as base, type Page } from '@playwright/test'
import { closeStage } from '../../../src/playwright/closeStage.ts'
import { openStage } from '../../browser/openStage.ts'
import { bundlePage } from '../bundlePage.ts'

/** A person's decision about a request at the secure site. */
type Decision = 'approve' | 'cancel'

/** A client of the secure site that does not know Foyer, on the page of a stage. */
export interface FrameClient {
  /** Calls a method of the client; rejects with its error. */
  call(method: string, ...given: unknown[]): Promise<unknown>
  /** Sends a request, which the person decides. */
  request(method: string, params: object, decision?: Decision): Promise<unknown>
}

/** Tests with such a client and its loaded frame. */
export const frameClientTest = base.extend<
  { frameClient: FrameClient },
  { frameClientScript: string }
>({
  frameClientScript: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, use) => {
      await use(await bundlePage('tests/foreign/frame/framePage.ts'))
    },
    { scope: 'worker' },
  ],
  frameClient: async ({ page, baseURL, frameClientScript }, provide) => {
    await leadToSimulatedSite(page, String(baseURL))
    await openStage(page)
    await page.addScriptTag({ type: 'module', content: frameClientScript })
    await page.waitForFunction(() => window.frameClient)
    const call: FrameClient['call'] = (method, ...given) =>
      page.evaluate(
        ([name, args]) => {
          const client: object = window.frameClient ?? {}
          return Reflect.apply(Reflect.get(client, name), client, args)
        },
        [method, given] as const,
      )
    // The client waits for half a second of the clock after its frame is ready.
    await page.evaluate(() => window.foyerStage?.simulator.clock.resume(10))
    await call('init')
    await page.evaluate(() => window.foyerStage?.simulator.clock.pause())
    await provide({
      call,
      request: (method, params, decision = 'approve') =>
        page.evaluate(requestDecided, { method, params, decision }),
    })
    await closeStage(page)
  },
})

/** In the page: sends a request, and decides it at the secure site. */
async function requestDecided(asked: {
  readonly method: string
  readonly params: object
  readonly decision: Decision
}): Promise<unknown> {
  const { method, params, decision } = asked
  const site = window.foyerStage?.simulator.secureSite
  const decided = new Set<number>()
  const stop = site?.subscribe(() => {
    const [waiting] = site.requests()
    if (waiting === undefined || decided.has(waiting.id)) return
    decided.add(waiting.id)
    void site[decision](waiting.id)
  })
  const client: object = window.frameClient ?? {}
  try {
    return await Reflect.apply(Reflect.get(client, 'request'), client, [{ method, params }])
  } finally {
    stop?.()
  }
}

/** The client uses the site's public address, which no test reaches. */
async function leadToSimulatedSite(page: Page, host: string): Promise<void> {
  const { sites } = await (await fetch(`${host}/__foyer/origins`)).json()
  await page.route(
    ({ pathname, origin }) => pathname === '/sdk' && ![host, sites].includes(origin),
    (route) => {
      const { search } = new URL(route.request().url())
      return route.fulfill({
        status: 302,
        headers: { location: `${sites}/sites/secure/sdk${search}` },
      })
    },
  )
}
