import type { Optional } from '../port/optional.ts'

/** The base addresses of the public services, without a trailing slash (wire 1.1). */
export interface ServiceAddresses {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly pulse: string
  readonly secureSite: string
  /** The address of the relay, `wss:`. */
  readonly relay: string
  /**
   * The address of the service that verifies the page's origin for WalletConnect wallets; empty for
   * none.
   */
  readonly verify: string
  /** The card provider's site or purchase page. A purchase opens no other page (wire 1.10). */
  readonly cardProvider: string
}

/** Returns the addresses of the public services, with the host's changes. */
export function serviceAddresses(own: Optional<ServiceAddresses> = {}): ServiceAddresses {
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
