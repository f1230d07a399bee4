import { useStore } from 'zustand'
import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { Text } from '../../../kit/layout/Text.tsx'
import { createOnrampOrder } from '../onrampOrder.ts'
import { cardLimits, formatMoney, checkAmount } from '../onrampRules.ts'
import type { QuoteState } from './quoteFlow.ts'

/** Shows the card's limits, or what is wrong with the amount or its price. */
export function OnrampNote({
  status,
  unpriced,
}: {
  status: QuoteState['status']
  unpriced: boolean
}) {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const { amount, payment } = useStore(core.use(createOnrampOrder).store)
  const { min, max } = cardLimits(payment)
  const currency = payment?.id ?? 'USD'
  const { write } = core.use(createFigures)
  const [lowest, highest] = [write(formatMoney(min, currency)), write(formatMoney(max, currency))]
  const judged = checkAmount(amount, payment)
  const problem =
    judged === 'below'
      ? texts.belowLimit(lowest)
      : judged === 'above'
        ? texts.aboveLimit(highest)
        : status === 'failed'
          ? texts.quoteFailed
          : undefined
  return (
    <Text as="div" size="s" align="center" tone={problem ? 'error' : 'secondary'} role="status">
      {problem ?? (unpriced ? texts.unpriced : texts.limits(lowest, highest))}
    </Text>
  )
}
