import { base58 } from '../../../backends/port/base58.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { isOnCurve } from './isOnCurve.ts'
import { keyBytes } from './keyBytes.ts'
import { solanaPrograms } from './solanaPrograms.ts'

/**
 * The address at which a wallet keeps its tokens of one mint, as the associated token program derives it. Computed
 * locally, so that no service has to be trusted. Rejects with `internal` for an invalid address.
 */
export async function associatedAccount(
  owner: Address,
  mint: Address,
  program: Address,
): Promise<Address> {
  const seeds = [owner, program, mint].flatMap(keyBytes)
  const end = [...keyBytes(solanaPrograms.associated), ...new TextEncoder().encode(marker)]
  for (let bump = 255; bump >= 0; bump -= 1) {
    const input = Uint8Array.from([...seeds, bump, ...end])
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', input))
    if (!isOnCurve(hash)) return base58.encode(hash)
  }
  throw new FoyerError('internal', 'Refused to send: not an account of a wallet.')
}

const marker = 'ProgramDerivedAddress'
