import { asRecord } from '../../../backends/port/asRecord.ts'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { receiptTimeout } from './receiptTimeout.ts'
import { resultOfSignature } from './result/lookAtTransaction.ts'
import {
  resultOfReceipt,
  type MinedResult,
  type TransactionEffect,
} from './result/transactionEffect.ts'

/** Interval between two polls of a Solana signature, in ms. */
const pollMs = 1_000

/**
 * The result of a sent transaction after 25 s at most. `pending`: no block has it, whether the chain knows it or not.
 * `unknown`: that cannot be determined.
 */
export type TransactionResult = MinedResult['status'] | 'pending' | 'unknown'

/** What is known about a sent transaction when a screen stops waiting. */
export interface FollowedTransaction {
  readonly status: TransactionResult
  /** The amount that the token moved, in its smallest unit. */
  readonly amount?: bigint
}

/**
 * Follows a sent transaction, also while the modal is closed. It stops after 25 s without a
 * failure, and the activity shows the result (A-183, open point 133). Never rejects.
 */
export async function followTransaction(
  core: Core,
  chainId: ChainId,
  hash: string,
  sent: { readonly account: Address; readonly effect?: TransactionEffect | undefined },
): Promise<FollowedTransaction> {
  const network = core.networks.find(chainId)
  if (!network) return { status: 'unknown' }
  try {
    if (network.chain === 'solana') return { status: await solanaResult(core, network, hash) }
    const { chains } = core.backend
    const receipt = await chains.waitForReceipt(network, hash, { timeoutMs: receiptTimeout })
    if (!receipt) return { status: 'pending' }
    const { account, effect } = sent
    return await resultOfReceipt(core, network, { receipt, account, effect })
  } catch (error) {
    noteFailure(core, 'transaction.receipt', error)
    return { status: 'unknown' }
  }
}

async function solanaResult(
  { backend: { chains, clock } }: Core,
  network: Network,
  signature: string,
): Promise<TransactionResult> {
  for (let waited = 0; ; waited += pollMs) {
    const answer = await chains.call(network, 'getSignatureStatuses', [[signature]])
    const statuses: unknown = asRecord(answer).value
    const result = Array.isArray(statuses) ? resultOfSignature(statuses[0]) : undefined
    if (result !== undefined) return result
    if (waited >= receiptTimeout) return 'pending'
    await clock.sleep('transaction.signaturePoll', pollMs)
  }
}
