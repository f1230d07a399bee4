import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { askForApproval } from '../../core/askForApproval.ts'
import type { Core } from '../../core/core.ts'
import { solanaTransfer } from './solanaTransfer.ts'
import { requestOf, type Transfer } from './transferOf.ts'

/**
 * Has a transfer approved and sent, and resolves with its hash, on Solana its signature. Rejects like
 * the wallet and the chain, with `internal` for what no transfer can be, and `wallet.malformed`.
 */
export async function askToSend(core: Core, transfer: Transfer): Promise<string> {
  const onSolana = namespaceOf(transfer.chainId) === 'solana'
  const request = onSolana ? await solanaRequest(core, transfer) : requestOf(transfer)
  const answer = await askForApproval(core, request, { success: 'Account' })
  const hash: unknown = onSolana ? Object(answer).signature : answer
  const form = onSolana ? /^[1-9A-HJ-NP-Za-km-z]{64,88}$/ : /^0x[0-9a-f]{64}$/i
  if (typeof hash === 'string' && form.test(hash)) return hash
  throw new FoyerError('wallet.malformed', 'The wallet answered the transaction without its hash.')
}

async function solanaRequest(core: Core, transfer: Transfer): Promise<Eip1193Request> {
  const network = core.networks.find(transfer.chainId)
  if (!network) throw new FoyerError('none.network', 'No network found')
  const answer = await core.backend.chains.call(network, 'getLatestBlockhash', [])
  const blockhash: unknown = Object(Object(answer).value).blockhash
  const transaction = solanaTransfer(transfer, String(blockhash))
  const params = { transaction, pubkey: transfer.from }
  return { method: 'solana_signAndSendTransaction', params }
}
