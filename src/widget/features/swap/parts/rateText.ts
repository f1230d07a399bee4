import type { Core } from '../../../core/core.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { rateParts } from '../rules/swapFormats.ts'
import type { SwapModel } from '../state/swapModel.ts'
import { toUnits } from '../state/swapSelectors.ts'

/** The price of one token in the other, as an equation; `undefined` without a quote. */
export function rateText(
  core: Core,
  now: Pick<SwapModel, 'quote' | 'sourceToken' | 'sourceTokenAmount' | 'toToken'>,
): string | undefined {
  const { equation, write } = core.use(createAmounts)
  const { sourceToken, toToken } = now
  const units = toUnits(now)
  if (units === undefined || !sourceToken || !toToken) return undefined
  const parts = rateParts(now.sourceTokenAmount, units, toToken.decimals)
  if (!parts) return undefined
  const [from, to] = parts.turned ? [toToken, sourceToken] : [sourceToken, toToken]
  return equation(core.use(swapTexts).rateOf(from.symbol, write(parts.rate), to.symbol))
}
