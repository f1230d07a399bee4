import type { Foyer } from '../foyer.ts'
import { hostSessionCookie, sessionCookie } from './sessionCookie.ts'

/** How long a returning visitor is still greeted by address, in s: 30 days. */
const MAX_AGE = 2_592_000

/** The parts of the page that are read and written. */
type CookiePage = Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'protocol'> }

/** The parts of a `Foyer` that are used, so that another copy of the package works too. */
export type FoyerWithSession = Pick<Foyer, 'getState' | 'subscribe'>

/**
 * Keeps the address of the connected account, and nothing else, in a cookie of this site for `readSession` on its
 * server. Removes the cookie when the session ends, and not while its wallet is only locked or late. Does nothing on a server. Returns a function that stops it and
 * leaves the cookie.
 */
export function keepSession(
  foyer: FoyerWithSession,
  page: CookiePage | undefined = globalThis.document,
): () => void {
  if (page === undefined) return () => undefined
  const isSecure = page.location.protocol === 'https:'
  let isStopped = false
  let keptCookie: string | undefined

  function update() {
    const { connected, remembered, loading, address = '' } = foyer.getState()
    const wanted = connected ? address : ''
    // A wallet of an earlier session may still return, and until then the cookie says the most
    // about it.
    if (isStopped || wanted === keptCookie || (!connected && (loading || remembered))) return
    keptCookie = wanted
    page.cookie = [
      `${isSecure ? hostSessionCookie : sessionCookie}=${wanted}`,
      'path=/',
      `max-age=${wanted === '' ? 0 : MAX_AGE}`,
      'samesite=lax',
      ...(isSecure ? ['secure'] : []),
    ].join('; ')
  }

  const unsubscribe = foyer.subscribe(update)
  // The widget starts to restore its session shortly after it is created, and reports no change if there is none.
  queueMicrotask(update)
  return () => {
    isStopped = true
    unsubscribe()
  }
}
