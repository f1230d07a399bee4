import type { TransactionOrder } from './transactionOrder.ts'

/** The signing state of a widget. */
export type TransactionState =
  | { readonly status: 'idle' }
  /** The guards are running, or the screen waits for the network. */
  | { readonly status: 'checking' | 'confirming'; readonly order: TransactionOrder }
  /** The wallet has the request. `left`: the screen no longer shows its order. */
  | { readonly status: 'requesting'; readonly order: TransactionOrder; readonly left: boolean }

/** The progress of an order on one screen. `blocked` means that another order's request is still open in the wallet. */
export type TransactionStage = 'ready' | 'checking' | 'requesting' | 'confirming' | 'blocked'

/** Returns the stage as seen from the screen of a router entry. */
export function stageOn(screen: number, state: TransactionState): TransactionStage {
  if (state.status === 'idle') return 'ready'
  const isOther = state.order.screen !== screen
  if (state.status === 'requesting' && (state.left || isOther)) return 'blocked'
  return isOther ? 'ready' : state.status
}
