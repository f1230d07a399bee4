import type { StoreApi } from 'zustand/vanilla'
import type { Amount } from '../../money/amounts/money.ts'
import type { TransactionOutcome } from '../../money/transaction/transactionPlan.ts'
import type { SwapModel } from './state/swapModel.ts'
import type {
  CheckedApproval,
  CheckedTransaction,
  HeldToken,
  PendingApproval,
  SwapOrder,
  SwapProblem,
} from './swapTypes.ts'

/** The current price of gas: wei per gas, and the swap's network cost in USD. */
export interface GasPrices {
  readonly gasPrice: bigint
  readonly gasPriceInUSD: Amount
}

export interface SwapPrices {
  /** Requests the network token's price. A failure shows a toast and keeps the last known price. */
  getNetworkTokenPrice(): Promise<GasPrices>
  /** Reads the price of gas from the chain. Rejects like the chain. */
  getInitialGasPrice(): Promise<GasPrices>
  /** Refreshes the prices of the chosen tokens. */
  refreshPrices(): Promise<void>
}

export interface SwapQuotes {
  /** Requests a quote at once. Never rejects: a failure is a state of the quote, which offers a retry. */
  swapTokens(): Promise<void>
  /** Requests a quote 200 ms after the last call. */
  soon(): void
}

export interface SwapLoader {
  /** Loads tokens, balances and prices once, and fills the form with 1 of the network's coin to pay. */
  load(): Promise<void>
  /** Requests the network token's price and the tokens with balance. Joins a pending request. */
  refreshWorth(): Promise<void>
}

export interface SwapBuilder {
  /**
   * Builds the next transaction for the order on screen: an approval if the allowance is too low, otherwise the swap
   * . A step that fails shows a toast and goes back one view.
   */
  getTransaction(signal?: AbortSignal): Promise<void>
}

/**
 * Each call requests a signature for what the screen with that id showed at the click. Failures are shown as toasts; no
 * call rejects.
 */
export interface SwapSender {
  /**
   * Waits for the approval and then builds the next transaction, so that the visitor stays on the preview (A-156, open
   * point 132).
   */
  sendTransactionForApproval(screen: number, shown: CheckedApproval): Promise<void>
  /** Offers an approval although one is pending: it may never be mined. */
  approveAgain(pending: PendingApproval): void
  /** Shows the result of the swap, or that it is still pending after 25 s. */
  sendTransactionForSwap(screen: number, shown: CheckedTransaction): Promise<void>
}

export type SentTransaction = Extract<TransactionOutcome, { kind: 'sent' }>

/** Handles the outcome of each signature request. */
export interface SwapOutcomes {
  /** Shows the reason why nothing was sent. */
  explain(outcome: Exclude<TransactionOutcome<SwapProblem>, SentTransaction>): void
  /** Follows a sent swap until its result is known. */
  followSwap(sent: SentTransaction, order: SwapOrder): Promise<void>
  /** Follows a sent approval until its result is known, then builds the next transaction. */
  followApproval(sent: SentTransaction, shown: CheckedApproval): Promise<void>
  /** Builds the next transaction of an open preview. Other views have nothing to sign. */
  refreshPreview(): void
}

export interface SwapReviewer {
  /** Stores the rate that a preview shows when it opens, as the reviewed one. Later calls are ignored. */
  beginReview(screen: number): void
  /** Accepts the worse rate of the order on screen. */
  acceptRate(screen: number, order: SwapOrder): void
}

/** The swap of one widget. */
export interface Swap
  extends
    SwapLoader,
    SwapBuilder,
    SwapSender,
    SwapReviewer,
    Pick<SwapQuotes, 'swapTokens'>,
    Pick<SwapPrices, 'getNetworkTokenPrice' | 'getInitialGasPrice'> {
  readonly store: StoreApi<SwapModel>
  /** Requests the price of the chosen token, and a quote when both tokens are chosen. */
  setSourceToken(token: HeldToken): void
  setToToken(token: HeldToken): void
  /** Sets the typed text, and requests a quote once the typing pauses. */
  setSourceTokenAmount(typed: string): void
  setMax(): void
  /** Switches the two tokens: the new amount is the old target amount, or 1 where that was empty. */
  switchTokens(): void
}
