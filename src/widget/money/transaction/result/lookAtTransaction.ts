import { asRecord } from '../../../../backends/port/asRecord.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { isRecord } from '../../../../backends/port/isRecord.ts'
import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'
import { resultOfReceipt, type TransactionEffect } from './transactionEffect.ts'

/** A sent transaction, with what earlier looks learned about it. */
export interface SentOnChain {
  /** The hash; on Solana its signature. */
  readonly hash: string
  /** The sender of the transaction. */
  readonly account: Address
  readonly isSmartAccount: boolean
  readonly effect?: TransactionEffect | undefined
  /** The nonce of an EVM transaction, once its chain returned it. Another transaction with the same nonce replaces it. */
  readonly nonce?: number | undefined
  /** When the account's nonce was first seen beyond it, in ms since the Unix epoch. */
  readonly passedAt?: number | undefined
  /** On Solana, the last block height that can include it. */
  readonly lastBlock?: number | undefined
}

/** A chain's answer about a transaction. */
export interface TransactionNews extends Pick<SentOnChain, 'nonce' | 'passedAt' | 'lastBlock'> {
  /**
   * `replaced`: another transaction has its nonce. `dropped`: it is too old for a block of Solana. An EVM transaction
   * that the chain does not show is `pending`: a multisig, a private relay or another node may still have it.
   */
  readonly status: 'pending' | 'success' | 'reverted' | 'unmoved' | 'replaced' | 'dropped'
  /** The amount that the token moved, in its smallest unit. */
  readonly amount?: bigint
  /** True if the chain does not show it at the moment. */
  readonly isUnseen?: boolean
}

/**
 * How long a nonce must be seen as used by another transaction, in ms, because the node with the
 * receipt may be behind.
 */
const confirmFor = 10_000

/** The number of blocks in which a blockhash of Solana is valid. */
const blockhashBlocks = 150

/** Asks the chain once about a sent transaction. Rejects like the chain. */
export async function lookAtTransaction(
  core: Pick<Core, 'backend'>,
  network: Network,
  sent: SentOnChain,
  signal?: AbortSignal,
): Promise<TransactionNews> {
  return network.chain === 'solana'
    ? onSolana(core, network, sent, signal)
    : onEvm(core, network, sent, signal)
}

async function onEvm(
  core: Pick<Core, 'backend'>,
  network: Network,
  sent: SentOnChain,
  signal: AbortSignal | undefined,
): Promise<TransactionNews> {
  const { chains, clock } = core.backend
  const { account, effect, hash, isSmartAccount } = sent
  const options = { timeoutMs: 0, ...(signal ? { signal } : {}) }
  const receipt = await chains.waitForReceipt(network, hash, options)
  if (receipt) return resultOfReceipt(core, network, { receipt, account, effect }, signal)
  const known = await chains.call(network, 'eth_getTransactionByHash', [hash], signal)
  const isUnseen = !isRecord(known)
  const { blockNumber } = asRecord(known)
  const nonce = sent.nonce ?? nonceOf(known, account)
  const isMined = typeof blockNumber === 'string'
  if (isSmartAccount || nonce === undefined || isMined)
    return { status: 'pending', isUnseen, nonce }
  const count = await chains.call(network, 'eth_getTransactionCount', [account, 'latest'], signal)
  if ((smallNumber(count) ?? 0) <= nonce) {
    return { status: 'pending', isUnseen, nonce, passedAt: undefined }
  }
  const passedAt = sent.passedAt ?? clock.now()
  const isReplaced = clock.now() - passedAt >= confirmFor
  return { status: isReplaced ? 'replaced' : 'pending', isUnseen: false, nonce, passedAt }
}

async function onSolana(
  { backend: { chains } }: Pick<Core, 'backend'>,
  network: Network,
  { hash, lastBlock: known }: SentOnChain,
  signal: AbortSignal | undefined,
): Promise<TransactionNews> {
  async function status() {
    const params = [[hash], { searchTransactionHistory: true }]
    const answer = await chains.call(network, 'getSignatureStatuses', params, signal)
    const statuses: unknown = asRecord(answer).value
    return Array.isArray(statuses) ? resultOfSignature(statuses[0]) : undefined
  }
  const now = await status()
  if (now !== undefined) return { status: now }
  const lastBlock = known ?? (await lastBlockNow(chains, network, signal))
  const params = [{ commitment: 'finalized' }]
  const height = await chains.call(network, 'getBlockHeight', params, signal)
  const isOver = lastBlock !== undefined && typeof height === 'number' && height > lastBlock
  // The height may come from another node than the status.
  const end = isOver ? ((await status()) ?? 'dropped') : 'pending'
  return { status: end, lastBlock, isUnseen: end === 'pending' }
}

/** Returns the result in a status of `getSignatureStatuses`; `undefined` while there is none. */
export function resultOfSignature(status: unknown): 'success' | 'reverted' | undefined {
  const error: unknown = asRecord(status).err
  if (error === undefined) return undefined
  return error === null ? 'success' : 'reverted'
}

/**
 * Returns the last block of Solana that can include a transaction which was signed before now;
 * `undefined` if the chain does not return its height. Rejects like the chain.
 */
export async function lastBlockNow(
  chains: Core['backend']['chains'],
  network: Network,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const params = [{ commitment: 'processed' }]
  const height = await chains.call(network, 'getBlockHeight', params, signal)
  return Number.isSafeInteger(height) ? Number(height) + blockhashBlocks : undefined
}

/**
 * Returns the nonce in an answer of `eth_getTransactionByHash`; `undefined` without one. A
 * transaction of a bundler or an owner has the nonce of that sender, which says nothing about the
 * account.
 */
export function nonceOf(transaction: unknown, account: Address): number | undefined {
  const { from, nonce } = asRecord(transaction)
  const isOwn = typeof from === 'string' && from.toLowerCase() === account.toLowerCase()
  return isOwn ? smallNumber(nonce) : undefined
}

function smallNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(value) ? Number(value) : undefined
}
