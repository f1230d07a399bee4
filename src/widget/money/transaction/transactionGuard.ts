import type { Connection } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import type { TransactionOrder } from './transactionOrder.ts'

/** Why a transaction was stopped before the wallet was asked; what the visitor reads is found by its kind. */
export interface TransactionProblem {
  readonly kind: string
}

/** What a guard may look at. */
export interface GuardContext<Shown> {
  readonly core: Core
  readonly order: TransactionOrder<Shown>
  /** The wallet that is about to be asked. */
  readonly connection: Connection
  /** Aborts when the order is dropped. */
  readonly signal: AbortSignal
}

/**
 * One check of an order right before it is signed: a small named function, listed by the feature whose
 * order it is. `undefined` means that nothing is wrong. Rejecting stops the transaction as well.
 */
export type TransactionGuard<Shown, Problem extends TransactionProblem = TransactionProblem> = (
  context: GuardContext<Shown>,
) => Problem | undefined | Promise<Problem | undefined>
