import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import type { SwapStore } from '../state/swapModel.ts'
import { leastAfterSlippage } from '../rules/swapRules.ts'
import type { AcceptedRate, CheckedTransaction, SwapOrder, SwapReview } from '../swapTypes.ts'
import { swapOrderText } from './swapOrderText.ts'

/** Returns the rate that a visitor accepts with the order on screen. */
export function rateOf(order: SwapOrder): AcceptedRate {
  return { about: swapOrderText(order), toUnits: order.toUnits, minimum: order.minimum }
}

/**
 * Whether an order returns the rate that was accepted for the same swap on that screen. Its quote is at least the
 * accepted minimum, so its own minimum is at most one percent lower, which is the slippage that was agreed to (open
 * point 192).
 */
export function isRateAccepted(
  review: SwapReview | undefined,
  screen: number,
  order: SwapOrder,
): boolean {
  if (review?.screen !== screen || review.accepted.about !== swapOrderText(order)) return false
  return order.minimum >= leastAfterSlippage(review.accepted.minimum)
}

/** Guard: the rate is not worse than the one that the visitor reviewed or accepted, whatever the screen shows now. */
export function acceptedRate(swap: Pick<SwapStore, 'get'>) {
  return ({ order }: Pick<GuardContext<CheckedTransaction>, 'order'>) =>
    isRateAccepted(swap.get().review, order.screen, order.shown.order)
      ? undefined
      : ({ kind: 'rate' } as const)
}
