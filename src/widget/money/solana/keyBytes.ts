import { FoyerError } from '../../../backends/port/errors.ts'
import { solanaAddress } from './solanaAddress.ts'

/**
 * Returns the bytes of a public key that a transaction names. Throws `internal` for an invalid
 * address.
 */
export function keyBytes(text: string): number[] {
  const bytes = solanaAddress(text)
  if (bytes !== undefined) return [...bytes]
  throw new FoyerError('internal', 'Refused to send: not an address of Solana.')
}
