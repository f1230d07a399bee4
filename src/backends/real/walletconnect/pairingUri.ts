import { FoyerError } from '../../port/errors.ts'

/**
 * The pairing URI of the library with its expiry by the page's clock (`expiryTimestamp`, s since epoch; wire 8.2), so
 * that wallet and page expire it together.
 */
export function pairingUri(uri: string | undefined, expiresAt: number): string {
  if (uri === undefined) {
    throw new FoyerError('network.failed', 'WalletConnect gave no address for a new pairing.')
  }
  return uri.replace(/([?&]expiryTimestamp=)\d+/, `$1${Math.floor(expiresAt / 1_000)}`)
}
