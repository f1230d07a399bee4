import { toFoyerError } from '../../port/toFoyerError.ts'
import { readAnnouncement, type AnnouncedWallet } from './readAnnouncement.ts'

const MAX_WALLETS = 100

/**
 * The wallets that announced themselves to this page by EIP-6963, in order of announcement (wire
 * 5.5).
 */
export interface AnnouncedWallets {
  /**
   * Returns the wallets. The first call asks wallets to announce themselves; later ones arrive
   * through `subscribe`.
   */
  list(): readonly AnnouncedWallet[]
  subscribe(listener: () => void): () => void
}

/**
 * A store of announced wallets. Libraries keep the wallet's own object, which the wallet can change after it was shown;
 * this store keeps a frozen copy of a provider's first announcement. It does not identify a provider by uuid, because
 * another script that receives a uuid can announce it as its own. `listConnectors.ts` compares wallets by rdns.
 */
export function createAnnouncedWallets(options: {
  window: () => Pick<Window, 'addEventListener' | 'dispatchEvent'> | undefined
  onError: (error: Error) => void
}): AnnouncedWallets {
  const listeners = new Set<() => void>()
  let wallets: readonly AnnouncedWallet[] = []
  let hasAsked = false

  function handleAnnouncement(event: Event): void {
    try {
      const wallet = 'detail' in event ? readAnnouncement(event.detail) : undefined
      if (wallet === undefined) throw new Error('it has no uuid or no provider')
      if (wallets.some(({ provider }) => provider === wallet.provider)) return
      if (wallets.length >= MAX_WALLETS) throw new Error(`there are ${MAX_WALLETS} already`)
      wallets = [...wallets, wallet]
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'wallet.malformed', 'Reading a wallet announcement'))
      return
    }
    listeners.forEach((listener) => listener())
  }

  function ask(): void {
    const owner = options.window()
    if (hasAsked || owner === undefined) return
    hasAsked = true
    owner.addEventListener('eip6963:announceProvider', handleAnnouncement)
    owner.dispatchEvent(new Event('eip6963:requestProvider'))
  }

  return {
    list() {
      ask()
      return wallets
    },
    subscribe(listener) {
      ask()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
