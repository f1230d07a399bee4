import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { isRateAccepted } from '../order/acceptedRate.ts'
import { formatImpact, formatPreview } from '../rules/swapFormats.ts'
import { rateLoss } from '../rules/swapRules.ts'
import type { Swap } from '../swap.ts'
import type { SwapOrder } from '../swapTypes.ts'
import { rateText } from './rateText.ts'

/** Shows that the rate got worse than the one that was reviewed, with the way to accept it (open point 192). */
export function RateOffer({
  swap,
  screen,
  order,
}: {
  swap: Swap
  screen: number
  order: SwapOrder
}) {
  const core = useCore()
  const texts = core.use(createSwapTexts)
  const { amount, write } = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const { review } = state
  const rate = rateText(core, state)
  if (!review || rate === undefined || isRateAccepted(review, screen, order)) return null
  const { toAmount: before } = review.accepted
  const received = (toAmount: string) => amount(formatPreview(toAmount), order.target.symbol)
  const lost = rateLoss(before, order.toAmount)
  return (
    <Notice
      title={texts.rateNow(rate)}
      action={
        <Button wide variant="neutral" size="m" onClick={() => swap.acceptRate(screen, order)}>
          {texts.acceptRate}
        </Button>
      }
    >
      {lost && (
        <p>
          {texts.rateWorse(received(order.toAmount), received(before), write(formatImpact(lost)))}
        </p>
      )}
    </Notice>
  )
}
