import { asRecord } from '../../../backends/port/asRecord.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'

/**
 * Returns a Solana node's unchecked answer to `getAccountInfo` at the level "confirmed": `null`
 * without an account. Rejects like the chain.
 */
export async function readAccount(
  { backend }: Pick<Core, 'backend'>,
  network: Network,
  address: Address,
  encoding: 'base64' | 'jsonParsed',
  signal: AbortSignal,
): Promise<unknown> {
  const params = [address, { encoding, commitment: 'confirmed' }]
  return asRecord(await backend.chains.call(network, 'getAccountInfo', params, signal)).value
}
