import { isLoopback } from '../network/isLoopback.ts'
import { simulatorMark } from '../shared/simulatorMark.ts'

/**
 * Rejects a page that is not on this machine. Simulated wallets use public test keys, so real money that a visitor sends to one of their
 * addresses can be taken by anyone.
 * @param address of the page
 * @param whatToDo the alternative, for the developer who reads the error
 * @throws Error unless `allowed`
 */
export function requireLoopbackPage(
  address: string,
  allowed: boolean,
  whatToDo = 'use createRealBackend from foyerkit/real here, or pass allowPublicOrigin: true if no visitor with real money uses this page',
): void {
  const { origin, protocol } = new URL(address)
  const isHere = protocol.startsWith('http') && isLoopback(address)
  if (allowed || isHere) return
  throw new Error(
    `${simulatorMark}${origin}: the wallets of this page are simulated and their keys are public, so the page runs on localhost only; ${whatToDo}.`,
  )
}
