import { FoyerError } from '../../port/errors.ts'

/**
 * Returns the pairing URI of the library with its expiry by the page's clock, so that wallet and
 * page expire it together (`expiryTimestamp`, s since epoch; wire 8.2).
 */
export function pairingUri(uri: string | undefined, expiresAt: number): string {
  if (uri === undefined) {
    throw new FoyerError('network.failed', 'WalletConnect gave no address for a new pairing.')
  }
  return uri.replace(/([?&]expiryTimestamp=)\d+/, `$1${Math.floor(expiresAt / 1_000)}`)
}
