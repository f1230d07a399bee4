import type { Foyer } from '../foyer.ts'
import { hostSessionCookie, sessionCookie } from './sessionCookie.ts'

/** 30 days, in s: as long as a visitor who stays away is still greeted by their address. */
const MAX_AGE = 2_592_000

/** What of the page is read and written. */
type CookiePage = Pick<Document, 'cookie'> & { readonly location: Pick<Location, 'protocol'> }

/** As much of a `Foyer` as is needed; also one of another copy of the package. */
export type FoyerWithSession = Pick<Foyer, 'getState' | 'subscribe'>

/**
 * Keeps the address of the connected account in a cookie of this site, for `readSession` on its server, and removes it with
 * the session. Nothing else is in it. Does nothing on a server. Returns the way to stop, which leaves the cookie.
 */
export function keepSession(
  foyer: FoyerWithSession,
  page: CookiePage | undefined = globalThis.document,
): () => void {
  if (page === undefined) return () => undefined
  const isSecure = page.location.protocol === 'https:'
  let isStopped = false
  let kept: string | undefined

  function update() {
    const { connected, loading, address = '' } = foyer.getState()
    const wanted = connected ? address : ''
    // While an earlier session is being taken up, the cookie is what is known of it.
    if (isStopped || wanted === kept || (loading && !connected)) return
    kept = wanted
    page.cookie = [
      `${isSecure ? hostSessionCookie : sessionCookie}=${wanted}`,
      'path=/',
      `max-age=${wanted === '' ? 0 : MAX_AGE}`,
      'samesite=lax',
      ...(isSecure ? ['secure'] : []),
    ].join('; ')
  }

  const unsubscribe = foyer.subscribe(update)
  // The widget starts to restore its session a moment after it was created. Where none is restored, no change says so.
  queueMicrotask(update)
  return () => {
    isStopped = true
    unsubscribe()
  }
}
