import type { Connection } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import type { TransactionOrder } from './transactionOrder.ts'

/** The reason why a transaction was stopped before the wallet request. The user text is looked up by its kind. */
export interface TransactionProblem {
  readonly kind: string
}

/** The data that a guard may read. */
export interface GuardContext<Shown> {
  readonly core: Core
  readonly order: TransactionOrder<Shown>
  /** The wallet that gets the request next. */
  readonly connection: Connection
  /** Aborts when the order is dropped. */
  readonly signal: AbortSignal
}

/**
 * One check of an order right before it is signed: a small named function, listed by the feature that owns the order.
 * `undefined` means that nothing is wrong. A rejection stops the transaction as well.
 */
export type TransactionGuard<Shown, Problem extends TransactionProblem = TransactionProblem> = (
  context: GuardContext<Shown>,
) => Problem | undefined | Promise<Problem | undefined>
