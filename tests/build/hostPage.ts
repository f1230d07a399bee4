import type { Page, Route } from '@playwright/test'
import { answerService } from './answerService.ts'
import { guidePolicy } from '../../scripts/lib/examples/guidePolicy.mjs'

/** The address of the host app. Nothing listens there: the test answers every request. */
export const usualHost = 'https://localhost:8443'

/** The requests and messages of an open host page. */
export interface HostPage {
  /** Address of every request, except for the host's own files. */
  readonly foreign: string[]
  /** The host's own files that were loaded. */
  readonly loaded: string[]
  /** Errors, warnings and violations of the content policy. */
  readonly complaints: string[]
}

/**
 * Opens a page of the host app under the strict policy, with nearly empty answers of the public services.
 *
 * @param outside passes requests for the local chains on
 * @param host origin of the host app
 */
export async function openHostPage(
  page: Page,
  files: ReadonlyMap<string, string>,
  entry: string,
  body: string,
  outside?: (route: Route) => Promise<void>,
  host = usualHost,
): Promise<HostPage> {
  const seen: HostPage = { foreign: [], loaded: [], complaints: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text())
  })
  page.on('pageerror', (error) => seen.complaints.push(error.message))
  await page.exposeFunction('complain', (text: string) => seen.complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) =>
        Reflect.get(window, 'complain')(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== host) {
      seen.foreign.push(route.request().url())
      return answerService(route)
    }
    if (outside !== undefined && pathname.startsWith('/__foyer/')) return outside(route)
    if (pathname === '/') {
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': guidePolicy() },
        body: `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />
          <script type="module" src="/host/${entry}.js"></script>${body}`,
      })
    }
    const file = files.get(pathname.slice(1))
    seen.loaded.push(pathname.slice(1))
    if (file === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: 'text/javascript', body: file })
  })
  await page.goto(`${host}/`)
  return seen
}
