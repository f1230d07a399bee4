import { asRecord } from '../../../backends/port/asRecord.ts'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { receiptTimeout } from './receiptTimeout.ts'

/** Interval between two polls of a Solana signature, in ms. */
const pollMs = 1_000

/**
 * The result of a sent transaction: `pending` if the chain still has it after 25 s, `dropped` if it does not
 * (forgotten, or replaced by another one with the same nonce), `unknown` if that cannot be determined.
 */
export type TransactionResult = 'success' | 'reverted' | 'dropped' | 'pending' | 'unknown'

/**
 * Follows a sent transaction for 25 s at most (A-183, open point 133), also while the modal is closed. Never rejects.
 */
export async function followTransaction(
  core: Core,
  chainId: ChainId,
  hash: string,
): Promise<TransactionResult> {
  const network = core.networks.find(chainId)
  if (!network) return 'unknown'
  // A smart account may return the hash of its operation, which the chain never finds.
  const isFindable = core.account.getState().type === 'eoa'
  try {
    if (network.chain === 'solana') return await solanaResult(core, network, hash)
    const { chains } = core.backend
    const receipt = await chains.waitForReceipt(network, hash, { timeoutMs: receiptTimeout })
    if (receipt) return receipt.status
    if (!isFindable) return 'pending'
    const known = await chains.call(network, 'eth_getTransactionByHash', [hash])
    return known === null ? 'dropped' : 'pending'
  } catch (error) {
    noteFailure(core, 'transaction.receipt', error)
    return 'unknown'
  }
}

/**
 * The current result of a sent transaction on its chain. It stays `pending` for 25 s even if the chain does not have
 * it, because a node may receive it late. `sentAt` is in ms since the Unix epoch. Rejects like the chain.
 */
export async function lookAtTransaction(
  { backend: { chains, clock } }: Pick<Core, 'backend'>,
  network: Network,
  sent: { readonly hash: string; readonly sentAt: number },
  signal?: AbortSignal,
): Promise<Exclude<TransactionResult, 'unknown'>> {
  const options = { timeoutMs: 0, ...(signal ? { signal } : {}) }
  const receipt = await chains.waitForReceipt(network, sent.hash, options)
  if (receipt) return receipt.status
  if (clock.now() - sent.sentAt < receiptTimeout) return 'pending'
  const known = await chains.call(network, 'eth_getTransactionByHash', [sent.hash], signal)
  return known ? 'pending' : 'dropped'
}

async function solanaResult(
  { backend: { chains, clock } }: Core,
  network: Network,
  signature: string,
): Promise<TransactionResult> {
  for (let waited = 0; ; waited += pollMs) {
    const answer = await chains.call(network, 'getSignatureStatuses', [[signature]])
    const statuses: unknown = asRecord(answer).value
    const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
    const error: unknown = asRecord(status).err
    if (error !== undefined) return error === null ? 'success' : 'reverted'
    if (waited >= receiptTimeout) return 'pending'
    await clock.sleep('transaction.signaturePoll', pollMs)
  }
}
