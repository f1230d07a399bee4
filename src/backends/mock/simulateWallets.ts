import { openOfflinePage, type OfflinePageOptions } from './offline/openOfflinePage.ts'
import type { Simulator } from './simulatorTypes.ts'

/** The initial state of a page's wallets; every field has a default. */
export type SimulatedWalletsOptions = Omit<OfflinePageOptions, 'isWithoutWidget'>

/**
 * Adds simulated wallets to a page without Foyer: announced over EIP-6963, as `window.ethereum` and over the Solana wallet standard. They
 * use local chains. A simulated phone connects over WalletConnect. The wallets approve every request at once, unless the page is shown next
 * to the panels: there, a person decides. A badge marks the page as simulated. Does nothing on a server.
 * @returns the controls of everything outside the page; `undefined` on a server
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function simulateWallets(options: SimulatedWalletsOptions = {}): Simulator | undefined {
  if (typeof window === 'undefined') return undefined
  window.foyerOffline ??= openOfflinePage(window, { ...options, isWithoutWidget: true })
  return window.foyerOffline.simulator
}
