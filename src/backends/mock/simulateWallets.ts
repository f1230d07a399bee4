import { openOfflinePage, type OfflinePageOptions } from './offline/openOfflinePage.ts'
import type { Simulator } from './simulatorTypes.ts'

/** What the wallets of a page start from; everything has a default. */
export type SimulatedWalletsOptions = Omit<OfflinePageOptions, 'isWithoutWidget'>

/**
 * Puts simulated wallets into a page that need not know Foyer: announced over EIP-6963, as `window.ethereum` and over the Solana
 * wallet standard, on local chains, with a phone for WalletConnect. They approve at once, and beside the panels they wait
 * for a decision. The page is marked as a simulated one. On a server it does nothing.
 * @returns the controls of everything outside the page; `undefined` on a server
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function simulateWallets(options: SimulatedWalletsOptions = {}): Simulator | undefined {
  if (typeof window === 'undefined') return undefined
  window.foyerOffline ??= openOfflinePage(window, { ...options, isWithoutWidget: true })
  return window.foyerOffline.simulator
}
