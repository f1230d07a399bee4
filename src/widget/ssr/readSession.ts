import type { RememberedSession } from '../shell/RememberedSession.ts'
import { hostSessionCookie, sessionCookie } from './sessionCookie.ts'

/** Of an address on EVM or on Solana, and of nothing else that a cookie may hold. */
const ADDRESS = /^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** Longest header that is read; browsers and servers allow less. */
const MAX_LENGTH = 65_536

/**
 * Who was connected, of the `Cookie` header of a request, for `<FoyerProvider session={…}>`. `undefined` without the cookie of
 * `keepSession`, and where it holds no address. A visitor can write into it what they like: it proves nothing.
 */
export function readSession(cookies: string | null | undefined): RememberedSession | undefined {
  if (!cookies || cookies.length > MAX_LENGTH) return undefined
  const pairs = cookies.split(';').map((cookie) => cookie.trim().split('='))
  const valuesOf = (wanted: string) =>
    pairs.flatMap(([name, value = '']) => (name === wanted ? [value] : []))
  const onHttps = valuesOf(hostSessionCookie)
  // The other one may come from a sub-domain: it counts only where there is no cookie of this host.
  const values = onHttps.length > 0 ? onHttps : valuesOf(sessionCookie)
  const address = values.find((value) => ADDRESS.test(value))
  return address === undefined ? undefined : { address }
}
