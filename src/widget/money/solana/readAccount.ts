import { asRecord } from '../../../backends/port/asRecord.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'

/**
 * What a node of Solana answers to `getAccountInfo` of a confirmed account, not looked at yet: `null` where there is none.
 * Rejects like the chain.
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
