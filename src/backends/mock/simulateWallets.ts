import { openOfflinePage, type OfflinePageOptions } from './offline/openOfflinePage.ts'
import type { Simulator } from './simulatorTypes.ts'

/** The initial state of a page's wallets; every field has a default. */
export type SimulatedWalletsOptions = Omit<OfflinePageOptions, 'isWithoutWidget'>

/**
 * Adds simulated wallets to a page without Foyer: announced over EIP-6963, as `window.ethereum` and over the Solana wallet standard, on
 * local chains, with a phone for WalletConnect. They approve at once; beside the panels they wait for a decision. The page is marked as
 * simulated. Does nothing on a server.
 * @returns the controls of everything outside the page; `undefined` on a server
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function simulateWallets(options: SimulatedWalletsOptions = {}): Simulator | undefined {
  if (typeof window === 'undefined') return undefined
  window.foyerOffline ??= openOfflinePage(window, { ...options, isWithoutWidget: true })
  return window.foyerOffline.simulator
}
