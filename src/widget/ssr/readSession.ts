import type { RememberedSession } from '../shell/RememberedSession.ts'
import { hostSessionCookie, sessionCookie } from './sessionCookie.ts'

/** Matches an EVM or Solana address. */
const ADDRESS = /^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** The maximum length of a header; browsers and servers allow less. */
const MAX_LENGTH = 65_536

/**
 * Reads the connected account from the `Cookie` header of a request, for `<FoyerProvider session={…}>`. `undefined`
 * without a valid address in the cookie of `keepSession`. Visitors can change the cookie, so it proves nothing.
 */
export function readSession(cookies: string | null | undefined): RememberedSession | undefined {
  if (!cookies || cookies.length > MAX_LENGTH) return undefined
  const pairs = cookies.split(';').map((cookie) => cookie.trim().split('='))
  const valuesOf = (wanted: string) =>
    pairs.flatMap(([name, value = '']) => (name === wanted ? [value] : []))
  const onHttps = valuesOf(hostSessionCookie)
  // The other cookie may come from a subdomain, so it counts only without a cookie of this host.
  const values = onHttps.length > 0 ? onHttps : valuesOf(sessionCookie)
  const address = values.find((value) => ADDRESS.test(value))
  return address === undefined ? undefined : { address }
}
