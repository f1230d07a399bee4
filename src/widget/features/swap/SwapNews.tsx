import { useState } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { amountOf } from '../../core/money.ts'
import { createSwapTexts } from '../../core/texts/swapTexts.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { createSwap } from './createSwap.ts'
import { formatTarget } from './swapFormats.ts'

/**
 * Tells those who do not see it what came of the amount: the first quote for it, or why it cannot be
 * swapped. The quotes that follow every 10 s are not read out, or nobody could type in peace.
 */
export function SwapNews() {
  const core = useCore()
  const words = core.use(createSwapTexts)
  const { inputError, loadingQuote, sourceToken, sourceTokenAmount, toToken, toTokenAmount } =
    useSelect(core.use(createSwap).store, (now) => now)
  const about = `${sourceTokenAmount} ${sourceToken?.address} ${toToken?.address} ${inputError}`
  const quote =
    toToken && !loadingQuote && amountOf(toTokenAmount).gt(0)
      ? words.quoted(formatTarget(toTokenAmount), toToken.symbol)
      : ''
  const news = toToken && inputError !== undefined ? inputError : quote
  const [told, setTold] = useState({ about, news })
  if (told.about !== about || (told.news === '' && news !== '')) setTold({ about, news })
  return (
    <div role="status" className="fy-swap-status">
      <VisuallyHidden>{told.news}</VisuallyHidden>
    </div>
  )
}
