import type { Core } from '../../../core/core.ts'
import { rateOf } from '../order/acceptedRate.ts'
import { priceImpact, swapOrderOf } from '../state/swapSelectors.ts'
import type { SwapStore } from '../state/swapModel.ts'
import type { SwapReviewer } from '../swap.ts'

/** Stores the values that the visitor reviewed and accepted in the preview of one widget's swap. */
export function createSwapReview(core: Core, swap: SwapStore): SwapReviewer {
  return {
    beginReview(screen) {
      const now = swap.get()
      const order = swapOrderOf(core, now)
      if (order?.toUnits === undefined || now.review?.screen === screen) return
      const opened = { toUnits: order.toUnits, priceImpact: priceImpact(now) }
      swap.send({ type: 'reviewed', review: { screen, opened, accepted: rateOf(order) } })
    },
    acceptRate(screen, order) {
      const { review } = swap.get()
      if (review?.screen !== screen) return
      swap.send({ type: 'reviewed', review: { ...review, accepted: rateOf(order) } })
    },
  }
}
