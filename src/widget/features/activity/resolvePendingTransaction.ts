import type { Chains } from '../../../backends/port/chains.ts'
import type { Transaction } from '../../../backends/port/services/history.ts'
import type { Network } from '../../../backends/port/network.ts'

/**
 * The result of a pending transaction that the history no longer lists, read from the chain:
 * one that it still knows stays pending, one whose place another took, or takes as it waits, was replaced, one
 * that it knows nothing of was dropped. Rejects like the chain.
 */
export async function resolvePendingTransaction(
  transaction: Transaction,
  options: {
    chains: Pick<Chains, 'call'>
    network: Network
    /** What the history lists now. */
    others: readonly Transaction[]
    signal: AbortSignal
  },
): Promise<Transaction> {
  const { chains, network, others, signal } = options
  const { hash, nonce, sentFrom } = transaction
  const known = await chains.call(network, 'eth_getTransactionByHash', [hash], signal)
  if (known !== null) return transaction
  const successor = others.find(
    (each) =>
      nonce !== undefined &&
      each.nonce === nonce &&
      each.hash !== hash &&
      each.sentFrom.toLowerCase() === sentFrom.toLowerCase(),
  )
  if (successor) return { ...transaction, status: 'replaced', replacedBy: successor.hash }
  const mined = await chains.call(network, 'eth_getTransactionCount', [sentFrom, 'latest'], signal)
  const passed = nonce !== undefined && Number(mined) > nonce
  return { ...transaction, status: passed ? 'replaced' : 'dropped' }
}
