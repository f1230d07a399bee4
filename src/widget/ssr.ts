/** Public entry point `foyerkit/ssr`: the session in a cookie, so that a server renders who is connected. */
export { keepSession, type FoyerWithSession } from './ssr/keepSession.ts'
export { readSession } from './ssr/readSession.ts'
export type { RememberedSession } from './shell/RememberedSession.ts'
