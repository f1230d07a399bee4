import { namespaceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import { unitsOf } from '../../amounts/money.ts'
import type { SentOnChain, TransactionNews } from '../result/lookAtTransaction.ts'

/** An amount of a token as it was on the screen: decimal text and symbol. */
export interface SentAmount {
  readonly amount: string
  readonly symbol: string
}

/** A sent transaction. It has a line on the account until the visitor knows its result. */
export interface PendingTransaction extends SentOnChain {
  readonly kind: 'transfer' | 'swap' | 'approval'
  readonly chainId: ChainId
  readonly paid: SentAmount
  /** The target amount of a swap. */
  readonly received?: SentAmount | undefined
  /** When it was sent, in ms since the Unix epoch. */
  readonly sentAt: number
  readonly status: PendingStatus
  /** True if the chain did not show it at the last look. */
  readonly isUnseen?: boolean | undefined
  /** True if it has been pending for longer than the 25 s that a screen waits. */
  readonly isLate?: boolean | undefined
  /** When its result was first shown, in ms since the Unix epoch. */
  readonly seenAt?: number | undefined
}

/** `dropped` and `replaced` are still polled, because nodes may disagree for a while. */
export type PendingStatus = TransactionNews['status']

/** True while its state may still change. */
export const isOpen = ({ status }: Pick<PendingTransaction, 'status'>): boolean =>
  status === 'pending' || status === 'dropped' || status === 'replaced'

/**
 * Returns the amounts of a line after the token moved `amount` of its smallest unit: what a swap
 * received, a lower allowance.
 */
export function amountsOf(
  {
    effect,
    kind,
    paid,
    received,
  }: Pick<PendingTransaction, 'effect' | 'kind' | 'paid' | 'received'>,
  amount: bigint | undefined,
): Partial<Pick<PendingTransaction, 'paid' | 'received'>> {
  if (!effect || amount === undefined) return {}
  const text = formatUnits(amount, effect.decimals)
  if (kind === 'swap' && received) return { received: { ...received, amount: text } }
  const isLower = kind === 'approval' && amount < unitsOf(paid.amount, effect.decimals)
  return isLower && !effect.isReset ? { paid: { ...paid, amount: text } } : {}
}

/** True for the account that sent it, on any network of the same namespace. */
export function isSentBy(sent: PendingTransaction, account: Address, chainId: ChainId): boolean {
  const chain = namespaceOf(sent.chainId)
  if (chain !== namespaceOf(chainId)) return false
  if (chain !== 'eip155') return sent.account === account
  return sent.account.toLowerCase() === account.toLowerCase()
}
