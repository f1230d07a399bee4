import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import type { TransactionEntry } from '../approvals/transactionStack.ts'
import type { TransactionResult } from './followTransaction.ts'
import type { OrderDifference } from './orderDifference.ts'
import type { TransactionGuard, TransactionProblem } from './transactionGuard.ts'
import type { TransactionOrder } from './transactionOrder.ts'
import type { Observable } from './watchOrder.ts'

/** What a feature supplies to have an order signed. */
export interface TransactionPlan<Shown, Problem extends TransactionProblem> {
  /** As it was on the screen at the click. */
  readonly order: TransactionOrder<Shown>
  /** `shown`, read off what the screen shows now; `undefined` when that is no order. */
  readonly shownNow: () => Shown | undefined
  /** Whatever `shownNow` is read from. */
  readonly sources: readonly Observable[]
  /** Asked one after the other; the wallet itself is asked for its account and chain after them. */
  readonly guards: readonly TransactionGuard<Shown, Problem>[]
  /** What the wallet is asked for. May look something up first; rejecting stops the transaction. */
  readonly request: (
    order: TransactionOrder<Shown>,
    signal: AbortSignal,
  ) => Eip1193Request | Promise<Eip1193Request>
  /** What the wallet's answer stands for, e.g. a hash. Throws `wallet.malformed`. */
  readonly readAnswer: (chainId: ChainId, answer: unknown) => string
  /** Where the approval of a secure wallet leads to (wire 2.4). */
  readonly success: NonNullable<TransactionEntry['success']>
  /** The screen waits for the result of what was sent, or it is only followed, or there is none. */
  readonly result: 'awaited' | 'followed' | 'none'
  /** Told right before the wallet is asked. */
  readonly onRequest?: () => void
}

/** What the wallet itself says against an order. */
export type WalletProblem = { readonly kind: 'account' | 'chain' }

/** How the attempt to sign an order ended. */
export type TransactionOutcome<Problem extends TransactionProblem = never> =
  /** Another order was being signed, or its request was still open in the wallet: nothing happened. */
  | { readonly kind: 'busy' }
  /** The screen was left or said something else before the wallet was asked: it never was. */
  | { readonly kind: 'dropped'; readonly because: OrderDifference }
  /** A guard said no: the wallet was not asked. */
  | { readonly kind: 'stopped'; readonly problem: Problem | WalletProblem }
  /** A guard could not be asked, or the wallet refused. `left`: the visitor had left the order by then. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly left: boolean }
  /** The wallet did it. */
  | {
      readonly kind: 'sent'
      /** As `readAnswer` read it. */
      readonly answer: string
      /** The visitor had left or changed the order while the wallet was still asking. */
      readonly left: boolean
      /** Never rejects. `unknown` at once where the plan has no result. */
      readonly result: Promise<TransactionResult>
      /** True while the screen still shows the order. */
      readonly isShown: () => boolean
    }
