import { useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { isRateAccepted } from '../order/acceptedRate.ts'
import { formatImpact, formatReceived } from '../rules/swapFormats.ts'
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
  /** The quote before the one that was accepted here. */
  const [replaced, setReplaced] = useState<string>()
  const { review } = state
  const isAccepted = isRateAccepted(review, screen, order)
  const before = isAccepted ? replaced : review?.accepted.toAmount
  const lost = before === undefined ? undefined : rateLoss(before, order.toAmount)
  const rate = rateText(core, state)
  if (before === undefined || rate === undefined || !lost?.gt(0)) return null
  const received = (toAmount: string) => amount(formatReceived(toAmount), order.target.symbol)
  function accept() {
    if (isAccepted) return
    setReplaced(before)
    swap.acceptRate(screen, order)
  }
  return (
    <div data-rate={isAccepted ? 'accepted' : 'offered'}>
      <Notice
        title={texts.rateNow(rate)}
        alert={!isAccepted}
        action={
          // It stays when it was used: the button below does not come to lie under a second click.
          <Button
            wide
            variant="neutral"
            size="m"
            muted={isAccepted}
            aria-disabled={isAccepted || undefined}
            onClick={accept}
          >
            {isAccepted ? texts.rateAccepted : texts.acceptRate}
          </Button>
        }
      >
        <p>
          {texts.rateWorse(received(order.toAmount), received(before), write(formatImpact(lost)))}
        </p>
      </Notice>
    </div>
  )
}
