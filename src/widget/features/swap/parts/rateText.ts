import type { Core } from '../../../core/core.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { rateParts } from '../rules/swapFormats.ts'
import type { SwapState } from '../swapTypes.ts'

/** What one token costs in the other, as an equation; `undefined` without a quote. */
export function rateText(
  core: Core,
  now: Pick<SwapState, 'sourceToken' | 'sourceTokenAmount' | 'toToken' | 'toTokenAmount'>,
): string | undefined {
  const { equation, write } = core.use(createAmounts)
  const { sourceToken, toToken } = now
  const parts = rateParts(now.sourceTokenAmount, now.toTokenAmount)
  if (!parts || !sourceToken || !toToken) return undefined
  const [from, to] = parts.turned ? [toToken, sourceToken] : [sourceToken, toToken]
  return equation(core.use(createSwapTexts).rateOf(from.symbol, write(parts.rate), to.symbol))
}
