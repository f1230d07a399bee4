import { isLoopback } from '../network/isLoopback.ts'
import { simulatorMark } from '../shared/simulatorMark.ts'

/**
 * Refuses a page that is not on this machine: simulated wallets hold public test keys, and a visitor with real money
 * who is shown one of their addresses pays everybody.
 * @param address of the page
 * @param whatToDo instead, for the developer who reads the error
 * @throws Error unless `allowed`
 */
export function requireLoopbackPage(
  address: string,
  allowed: boolean,
  whatToDo = 'use createRealBackend from foyerkit/real here, or pass allowPublicOrigin: true if nobody with real money visits this page',
): void {
  const { origin, protocol } = new URL(address)
  const isHere = protocol.startsWith('http') && isLoopback(address)
  if (allowed || isHere) return
  throw new Error(
    `${simulatorMark}${origin}: its wallets are simulated and their keys are public, so it runs on localhost only; ${whatToDo}.`,
  )
}
