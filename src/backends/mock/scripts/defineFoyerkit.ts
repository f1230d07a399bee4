import { requireLoopbackPage } from '../browser/requireLoopbackPage.ts'
import { openOfflinePage } from '../offline/openOfflinePage.ts'
import { createReplacementBackend } from '../replacementBackend.ts'

const name = 'foyerkit'

const loadedTwice =
  'Failed to define foyerkit: this page loads foyer.js twice. Keep one of its script tags: in development that of /__foyer/foyer.js, ' +
  'in production that of the package.'

const withWallets =
  'Failed to define foyerkit: this page has simulated wallets already. Leave out the script tag of /__foyer/wallets.js: ' +
  '/__foyer/foyer.js has the wallets in it.'

/**
 * The code of `foyer.js` of `npx foyerkit` and of the plugin: defines the global `foyerkit` as `dist/browser/foyer.js` does, with a
 * `createRealBackend` that uses the simulator.
 * @param load returns the exports of `dist/browser/foyer.js`
 * @throws Error on a page that is not on this machine, or that already has `foyer.js` or `wallets.js`. A later script that defines
 * `foyerkit` also throws.
 */
export function defineFoyerkit(load: () => object): void {
  requireLoopbackPage(window.location.href, false, 'load dist/browser/foyer.js of foyerkit here')
  if (Object.hasOwn(window, name)) throw new Error(loadedTwice)
  if (window.foyerOffline !== undefined) throw new Error(withWallets)
  window.foyerOffline = openOfflinePage(window, {})
  const defined = { ...load(), createRealBackend: createReplacementBackend }
  Object.defineProperty(window, name, {
    get: () => defined,
    set() {
      throw new Error(loadedTwice)
    },
  })
}
