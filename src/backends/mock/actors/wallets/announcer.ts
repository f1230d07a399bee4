import type { InstalledWallet } from '../../world/worldTypes.ts'
import type { WalletProvider } from './walletProvider.ts'

/** The window in which wallets announce themselves. */
export type WalletWindow = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & { ethereum?: unknown }

/** Announces wallets to a page: by EIP-6963 events, and as `window.ethereum` for the bare one. */
export interface Announcer {
  announce(wallet: InstalledWallet, provider: WalletProvider): void
  withdraw(wallet: InstalledWallet, provider: WalletProvider): void
  dispose(): void
}

/**
 * Creates the announcer of a page. `wallets` are those that answer when a page requests
 * announcements.
 */
export function createAnnouncer(
  target: WalletWindow,
  wallets: () => readonly (readonly [InstalledWallet, WalletProvider])[],
): Announcer {
  function announce(wallet: InstalledWallet, provider: WalletProvider): void {
    if (wallet.via === 'window.ethereum') {
      const get = () => {
        if (wallet.throwing) throw new Error(`${wallet.name} does not work at the moment.`)
        return provider
      }
      // It can be replaced like that of real wallets, because scripts of other wallets set their
      // own.
      const set = (value: unknown) =>
        Object.defineProperty(target, 'ethereum', { configurable: true, writable: true, value })
      Object.defineProperty(target, 'ethereum', { configurable: true, get, set })
      target.dispatchEvent(new Event('ethereum#initialized'))
      return
    }
    if (wallet.via === 'wallet-standard') return
    const { uuid, name, icon, rdns } = wallet
    const info = Object.freeze({ uuid, name, icon, rdns })
    const detail = Object.freeze({ info, provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }

  function announceAll(): void {
    for (const [wallet, provider] of wallets()) {
      if (wallet.via === 'eip6963') announce(wallet, provider)
    }
  }

  target.addEventListener('eip6963:requestProvider', announceAll)

  return {
    announce,
    withdraw(wallet, provider) {
      if (wallet.via !== 'window.ethereum') return
      if (wallet.throwing ?? target.ethereum === provider) delete target.ethereum
    },
    dispose: () => target.removeEventListener('eip6963:requestProvider', announceAll),
  }
}
