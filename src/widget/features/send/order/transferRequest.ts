import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Core } from '../../../core/core.ts'
import { asRecord } from '../../../../backends/port/asRecord.ts'
import { readTokenRoute } from './solana/readTokenRoute.ts'
import { solanaTransfer } from './solana/solanaTransfer.ts'
import { requestOf, type Transfer } from './transfer.ts'

/**
 * Builds the wallet request that sends a transfer. Rejects with `none.network`, with `internal` for an invalid
 * transfer, and like the chain.
 */
export async function transferRequest(
  { backend, networks }: Pick<Core, 'backend' | 'networks'>,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<Eip1193Request> {
  if (namespaceOf(transfer.chainId) !== 'solana') return requestOf(transfer)
  const network = networks.find(transfer.chainId)
  if (!network) throw new FoyerError('none.network', 'No network found')
  const answer = await backend.chains.call(network, 'getLatestBlockhash', [], signal)
  const blockhash: unknown = asRecord(Object(answer).value).blockhash
  const route = await readTokenRoute({ backend }, network, transfer, signal)
  const transaction = solanaTransfer(transfer, String(blockhash), route)
  const params = { transaction, pubkey: transfer.from }
  return { method: 'solana_signAndSendTransaction', params }
}
