/**
 * Public entry point `foyerkit/ssr`: keeps the session in a cookie, so that a server can render the connected account.
 */
export { keepSession, type FoyerWithSession } from './ssr/keepSession.ts'
export { readSession } from './ssr/readSession.ts'
export type { RememberedSession } from './shell/RememberedSession.ts'
