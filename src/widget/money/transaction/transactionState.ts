import type { TransactionOrder } from './transactionOrder.ts'

/** What a widget is having signed. */
export type TransactionState =
  | { readonly status: 'idle' }
  /** The guards are being asked, or the network about what was sent while the screen waits for it. */
  | { readonly status: 'checking' | 'confirming'; readonly order: TransactionOrder }
  /** The wallet has the request. `left`: the screen does not show its order any more. */
  | { readonly status: 'requesting'; readonly order: TransactionOrder; readonly left: boolean }

/** How far an order on one screen is; `blocked` by the request of another order that is still open in the wallet. */
export type TransactionStage = 'ready' | 'checking' | 'requesting' | 'confirming' | 'blocked'

/** The stage as seen from the screen of a router entry. */
export function stageOn(screen: number, state: TransactionState): TransactionStage {
  if (state.status === 'idle') return 'ready'
  const isOther = state.order.screen !== screen
  if (state.status === 'requesting' && (state.left || isOther)) return 'blocked'
  return isOther ? 'ready' : state.status
}
