/** Addresses of the public services (wire 1.1), base addresses without a trailing slash. */
export interface ServiceAddresses {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly pulse: string
  readonly secureSite: string
  /** `wss:` */
  readonly relay: string
  /** Vouches for the page's origin to WalletConnect wallets; empty for none. */
  readonly verify: string
  /** The card provider's site, or its purchase page (wire 1.10 O1): no other page is opened for a purchase. */
  readonly cardProvider: string
}

/** The public services, unless the host names others. */
export function serviceAddresses(own: Partial<ServiceAddresses> = {}): ServiceAddresses {
  return {
    walletApi: trimmed(own.walletApi ?? 'https://api.web3modal.org'),
    blockchainApi: trimmed(own.blockchainApi ?? 'https://rpc.walletconnect.org'),
    pulse: trimmed(own.pulse ?? 'https://pulse.walletconnect.org'),
    secureSite: trimmed(own.secureSite ?? 'https://secure.walletconnect.org'),
    relay: trimmed(own.relay ?? 'wss://relay.walletconnect.org'),
    verify: trimmed(own.verify ?? 'https://verify.walletconnect.org'),
    cardProvider: own.cardProvider ?? 'https://pay.coinbase.com',
  }
}

function trimmed(address: string): string {
  return address.replace(/\/+$/, '')
}
