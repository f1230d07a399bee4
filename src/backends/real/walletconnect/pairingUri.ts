import { FoyerError } from '../../port/errors.ts'

/**
 * The address of a pairing as it is shown: the library's, with the end of its time by our clock
 * (`expiryTimestamp`, s since epoch; wire 8.2), so that a wallet gives it up when the page does.
 */
export function pairingUri(uri: string | undefined, expiresAt: number): string {
  if (uri === undefined) {
    throw new FoyerError('network.failed', 'WalletConnect gave no address for a new pairing.')
  }
  return uri.replace(/([?&]expiryTimestamp=)\d+/, `$1${Math.floor(expiresAt / 1_000)}`)
}
