import type { StoreApi } from 'zustand/vanilla'
import type { Amount } from '../../money/amounts/money.ts'
import type {
  CheckedApproval,
  CheckedTransaction,
  HeldToken,
  PendingApproval,
  SwapOrder,
  SwapState,
} from './swapTypes.ts'

/** Gas as it is now: wei per gas, and the swap's network cost in USD. */
export interface GasPrices {
  readonly gasPrice: bigint
  readonly gasPriceInUSD: Amount
}

export interface SwapPrices {
  /** Requests the network token's price. A failure shows a toast and keeps what was known. */
  getNetworkTokenPrice(): Promise<GasPrices>
  /** Reads the price of gas off the chain. Rejects like it. */
  getInitialGasPrice(): Promise<GasPrices>
  /** Finds the prices of the chosen tokens anew. */
  refreshPrices(): Promise<void>
}

export interface SwapQuotes {
  /** Requests at once what the swap would give now. Never rejects: a failure is the state's fetch error (open point 134). */
  swapTokens(): Promise<void>
  /** The same 200 ms after the last call. */
  soon(): void
}

export interface SwapLoader {
  /** Loads tokens, balances and prices unless they are there, and starts with one native coin (A-118, wire 1.9). */
  load(): Promise<void>
  /** Requests the network token's price and the tokens with balance. Joins a request that is unanswered. */
  refreshWorth(): Promise<void>
}

export interface SwapBuilder {
  /**
   * Finds what has to be signed next for what is on screen: an approval where the allowance does not
   * do, otherwise the swap. A step that fails shows a toast and goes back one view (wire 1.9).
   */
  getTransaction(signal?: AbortSignal): Promise<void>
}

/** Each has signed what the screen of that id showed at the click. Failures are toasts, nothing rejects. */
export interface SwapSender {
  /** Waits for the approval and finds what comes next (A-156, open point 132). */
  sendTransactionForApproval(screen: number, shown: CheckedApproval): Promise<void>
  /** Offers an approval although one is pending: it may never be mined. */
  approveAgain(pending: PendingApproval): void
  /** Shows how the swap ended (A-156, open points 132, 133). */
  sendTransactionForSwap(screen: number, shown: CheckedTransaction): Promise<void>
}

export interface SwapReviewer {
  /** Remembers what a preview shows when it opens: the rate that counts as reviewed. Does nothing the second time. */
  beginReview(screen: number): void
  /** Accepts a rate that got worse, as the order on screen has it. */
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
  readonly store: StoreApi<SwapState>
  /** A chosen token brings its price along; the quote is asked anew where both are there. */
  setSourceToken(token: HeldToken): void
  setToToken(token: HeldToken): void
  /** As typed; quoted when the typing rests. */
  setSourceTokenAmount(typed: string): void
  setMax(): void
  /** Turns the swap around: the new amount is the old target amount, or 1 (wire 1.9). */
  switchTokens(): void
}
