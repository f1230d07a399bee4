import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { formatImpact, formatPreview } from '../rules/swapFormats.ts'
import { rateLoss } from '../rules/swapRules.ts'
import type { Swap } from '../swap.ts'
import type { SwapOrder } from '../swapTypes.ts'
import { rateText } from './rateText.ts'

/**
 * Shows that the rate is now worse than the reviewed one, with a button to accept it: nothing is signed at a rate that
 * the visitor has not seen (open point 192). It lies over the details, so that no button moves under the pointer.
 */
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
  const texts = core.use(swapTexts)
  const { amount, write } = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const { review } = state
  const rate = rateText(core, state)
  if (!review || rate === undefined) return null
  const { decimals, symbol } = order.target
  const received = (units = 0n) => amount(formatPreview(formatUnits(units, decimals)), symbol)
  const { toUnits: before } = review.accepted
  const loss = rateLoss(before, order.toUnits)
  return (
    <Notice
      title={texts.rateNow(rate)}
      action={
        <Button wide variant="neutral" size="m" onClick={() => swap.acceptRate(screen, order)}>
          {texts.acceptRate}
        </Button>
      }
    >
      {loss && (
        <p>
          {texts.rateWorse(received(order.toUnits), received(before), write(formatImpact(loss)))}
        </p>
      )}
    </Notice>
  )
}
