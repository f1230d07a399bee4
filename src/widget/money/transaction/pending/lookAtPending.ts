import { asRecord } from '../../../../backends/port/asRecord.ts'
import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'
import { lookAtTransaction } from '../followTransaction.ts'
import { receiptTimeout } from '../receiptTimeout.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/** In ms: after this time no Solana block includes a transaction, because its blockhash is 150 blocks old. */
const solanaLifetime = 180_000

/** A chain's answer about a transaction. */
export type PendingNews = Pick<PendingTransaction, 'status' | 'nonce' | 'isLate'>

/** Polls the chain for a transaction once. Rejects like the chain. */
export async function lookAtPending(
  core: Pick<Core, 'backend'>,
  network: Network,
  sent: PendingTransaction,
  signal: AbortSignal,
): Promise<PendingNews> {
  const age = core.backend.clock.now() - sent.sentAt
  const isLate = age >= receiptTimeout
  return network.chain === 'solana'
    ? { isLate, status: await onSolana(core, network, { sent, age }, signal) }
    : { isLate, ...(await onEvm(core, network, sent, signal)) }
}

async function onEvm(
  core: Pick<Core, 'backend'>,
  network: Network,
  sent: PendingTransaction,
  signal: AbortSignal,
): Promise<Pick<PendingNews, 'status' | 'nonce'>> {
  const { chains } = core.backend
  const { account, hash, isSmartAccount } = sent
  const status = await lookAtTransaction(core, network, sent, signal)
  // A smart account may return the hash of its operation, which the chain never finds.
  if (isSmartAccount) return { status: status === 'dropped' ? 'pending' : status }
  if (status === 'pending' && sent.nonce === undefined) {
    return { status, nonce: await readNonce(core, network, hash, signal) }
  }
  if (status === 'dropped' && sent.nonce !== undefined) {
    const mined = await chains.call(network, 'eth_getTransactionCount', [account, 'latest'], signal)
    return { status: (smallNumber(mined) ?? 0) > sent.nonce ? 'replaced' : status }
  }
  return { status }
}

async function onSolana(
  { backend: { chains } }: Pick<Core, 'backend'>,
  network: Network,
  { sent, age }: { readonly sent: PendingTransaction; readonly age: number },
  signal: AbortSignal,
): Promise<PendingTransaction['status']> {
  const params = [[sent.hash], { searchTransactionHistory: true }]
  const answer = await chains.call(network, 'getSignatureStatuses', params, signal)
  const statuses: unknown = asRecord(answer).value
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
  const error: unknown = asRecord(status).err
  if (error !== undefined) return error === null ? 'success' : 'reverted'
  return age < solanaLifetime ? 'pending' : 'dropped'
}

/** The nonce of an EVM transaction; `undefined` while its chain does not have it. Rejects like the chain. */
export async function readNonce(
  { backend: { chains } }: Pick<Core, 'backend'>,
  network: Network,
  hash: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const known = await chains.call(network, 'eth_getTransactionByHash', [hash], signal)
  return smallNumber(asRecord(known).nonce)
}

function smallNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(value) ? Number(value) : undefined
}
