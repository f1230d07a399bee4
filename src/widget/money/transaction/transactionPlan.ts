import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import type { TransactionEntry } from '../approvals/transactionStack.ts'
import type { FollowedTransaction } from './followTransaction.ts'
import type { OrderDifference } from './orderDifference.ts'
import type { TransactionEffect } from './result/transactionEffect.ts'
import type { TransactionGuard, TransactionProblem } from './transactionGuard.ts'
import type { TransactionOrder } from './transactionOrder.ts'
import type { Observable } from './watchOrder.ts'

/** A feature's description of how an order gets signed. */
export interface TransactionPlan<Shown, Problem extends TransactionProblem> {
  /** The order as it was on the screen at the click. */
  readonly order: TransactionOrder<Shown>
  /** Returns `shown` from the current screen; `undefined` if that is not an order. */
  readonly shownNow: () => Shown | undefined
  /** The stores that `shownNow` reads. */
  readonly sources: readonly Observable[]
  /** The checks, run in order. The wallet's account and chain are checked after them. */
  readonly guards: readonly TransactionGuard<Shown, Problem>[]
  /** Returns the wallet request. May look something up first; a rejection stops the transaction. */
  readonly request: (
    order: TransactionOrder<Shown>,
    signal: AbortSignal,
  ) => Eip1193Request | Promise<Eip1193Request>
  /** Reads the wallet's answer, e.g. a hash. Throws `wallet.malformed`. */
  readonly readAnswer: (chainId: ChainId, answer: unknown) => string
  /**
   * The navigation after the approval of a secure wallet, whose page has covered the screen (wire
   * 2.4).
   */
  readonly success: NonNullable<TransactionEntry['success']>
  /** Whether the screen waits for the result, the result is only followed, or there is none. */
  readonly result: 'awaited' | 'followed' | 'none'
  /** The change of a token without which the transaction is no success. */
  readonly effect?: TransactionEffect | undefined
  /** Called right before the wallet request. */
  readonly onRequest?: () => void
}

/** The wallet's own objection to an order. */
export type WalletProblem = { readonly kind: 'account' | 'chain' }

/** The result of an attempt to sign an order. */
export type TransactionOutcome<Problem extends TransactionProblem = never> =
  /** Another order was being signed, or its request was still open in the wallet. Nothing happened. */
  | { readonly kind: 'busy' }
  /** The screen was left or changed before the wallet request, which was not sent. */
  | { readonly kind: 'dropped'; readonly because: OrderDifference }
  /** A guard refused; the wallet request was not sent. */
  | { readonly kind: 'stopped'; readonly problem: Problem | WalletProblem }
  /** A guard failed, or the wallet refused. `left`: the visitor had left the order by then. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly left: boolean }
  /** The wallet approved. */
  | {
      readonly kind: 'sent'
      /** The answer as `readAnswer` returned it. */
      readonly answer: string
      /** True if the visitor left or changed the order while the wallet request was open. */
      readonly left: boolean
      /**
       * The result on the chain. Never rejects. Its status is `unknown` at once if the plan has no
       * result.
       */
      readonly result: Promise<FollowedTransaction>
      /** True while the screen still shows the order. */
      readonly isShown: () => boolean
    }
