import { referenceOf } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { ProposedTransaction } from '../../../backends/port/swap.ts'
import { askForApproval } from '../../core/askForApproval.ts'
import type { Core } from '../../core/core.ts'
import type { TransactionEntry } from '../../core/transactionStack.ts'
import type { SwapOrder } from './swapOrder.ts'

/**
 * Has the wallet sign and send a checked transaction, and resolves with its hash. The price of gas is the
 * wallet's own business; its limit is the one whose cost is on screen. Rejects like the wallet, with
 * `wallet.malformed` for an answer that is no hash.
 */
export async function signProposal(
  core: Core,
  { from, to, data, value, gas }: ProposedTransaction,
  { chainId }: SwapOrder,
  entry: TransactionEntry,
): Promise<string> {
  const transaction = {
    from,
    to,
    data,
    value: hex(value),
    chainId: hex(BigInt(referenceOf(chainId))),
    ...(gas === undefined ? {} : { gas: hex(gas) }),
  }
  const request = { method: 'eth_sendTransaction', params: [transaction] }
  const hash = await askForApproval(core, request, entry)
  if (typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash)) return hash
  throw new FoyerError('wallet.malformed', 'The wallet answered a transaction without its hash.')
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`
}
