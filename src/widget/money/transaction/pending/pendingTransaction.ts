import { namespaceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'

/** An amount of a token as it was on the screen: decimal text and symbol. */
export interface SentAmount {
  readonly amount: string
  readonly symbol: string
}

/** A sent transaction. It has a line on the account until the visitor knows its result. */
export interface PendingTransaction {
  /** On Solana its signature. */
  readonly hash: string
  readonly kind: 'transfer' | 'swap' | 'approval'
  readonly chainId: ChainId
  /** The sender. */
  readonly account: Address
  readonly isSmartAccount: boolean
  readonly paid: SentAmount
  /** The target amount of a swap. */
  readonly received?: SentAmount | undefined
  /** In ms since the Unix epoch. */
  readonly sentAt: number
  /**
   * The nonce of an EVM transaction, once its chain returned it. Another transaction with the same nonce replaces it.
   */
  readonly nonce?: number | undefined
  readonly status: PendingStatus
  /** It has been pending for longer than a screen waits. */
  readonly isLate?: boolean | undefined
  /** When its result was first shown, in ms since the Unix epoch. */
  readonly seenAt?: number | undefined
}

/**
 * `dropped`: the chain does not have it. `replaced`: in addition, another transaction has its nonce. Both are still
 * polled, because nodes may disagree for a while.
 */
export type PendingStatus = 'pending' | 'success' | 'reverted' | 'dropped' | 'replaced'

/** True while its state may still change. */
export const isOpen = ({ status }: Pick<PendingTransaction, 'status'>): boolean =>
  status !== 'success' && status !== 'reverted'

/** True for the account that sent it, on any network of the same namespace. */
export function isSentBy(sent: PendingTransaction, account: Address, chainId: ChainId): boolean {
  const chain = namespaceOf(sent.chainId)
  if (chain !== namespaceOf(chainId)) return false
  if (chain !== 'eip155') return sent.account === account
  return sent.account.toLowerCase() === account.toLowerCase()
}
