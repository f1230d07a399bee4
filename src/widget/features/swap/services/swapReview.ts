import type { Core } from '../../../core/core.ts'
import { rateOf } from '../order/acceptedRate.ts'
import { swapOrderOf } from '../order/swapOrderOf.ts'
import type { SwapStore } from '../state/swapModel.ts'
import type { SwapReviewer } from '../swap.ts'

/** Keeps what the visitor reviewed and accepted in the preview of one widget's swap. */
export function createSwapReview(core: Core, swap: SwapStore): SwapReviewer {
  return {
    beginReview(screen) {
      const state = swap.get()
      const { priceImpact, review, toTokenAmount: toAmount } = state
      const order = swapOrderOf(core, state)
      if (!order || toAmount === '' || review?.screen === screen) return
      const opened = { toAmount, priceImpact }
      swap.send({ type: 'reviewed', review: { screen, opened, accepted: rateOf(order) } })
    },
    acceptRate(screen, order) {
      const { review } = swap.get()
      if (review?.screen !== screen) return
      swap.send({ type: 'reviewed', review: { ...review, accepted: rateOf(order) } })
    },
  }
}
