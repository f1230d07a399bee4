import type { Chains } from '../../../backends/port/chains.ts'
import type { Transaction } from '../../../backends/port/services/history.ts'
import type { Network } from '../../../backends/port/network.ts'

/**
 * Reads from the chain the result of a pending transaction that the history no longer lists: a used nonce means that it
 * was replaced. Until then it is pending, also if the chain does not show it. Rejects like the chain.
 */
export async function resolvePendingTransaction(
  transaction: Transaction,
  options: {
    chains: Pick<Chains, 'call'>
    network: Network
    /** The transactions that the history lists now. */
    others: readonly Transaction[]
    signal: AbortSignal
  },
): Promise<Transaction> {
  const { chains, network, others, signal } = options
  const { hash, nonce, sentFrom } = transaction
  const onChain = await chains.call(network, 'eth_getTransactionByHash', [hash], signal)
  if (onChain !== null) return transaction
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
  return { ...transaction, status: passed ? 'replaced' : 'pending' }
}
