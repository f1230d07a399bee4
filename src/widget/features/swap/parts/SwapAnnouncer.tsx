import { useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import type { Swap } from '../swap.ts'
import { formatTarget } from '../rules/swapFormats.ts'

/**
 * Tells those who do not see it what came of the amount: the first quote for it, or why it cannot be
 * swapped. The quotes that follow every 10 s are not read out, or nobody could type in peace.
 */
export function SwapAnnouncer({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(createSwapTexts)
  const { inputError, loadingQuote, sourceToken, sourceTokenAmount, toToken, toTokenAmount } =
    useSelect(swap.store, (now) => now)
  const { tag } = useSelect(core.locale.store, (now) => now)
  const about = `${tag} ${sourceTokenAmount} ${sourceToken?.address} ${toToken?.address} ${inputError}`
  const quote =
    toToken && !loadingQuote && amountOf(toTokenAmount).gt(0)
      ? texts.quoted(core.use(createFigures).write(formatTarget(toTokenAmount)), toToken.symbol)
      : ''
  const news = toToken && inputError !== undefined ? inputError : quote
  const [announced, setAnnounced] = useState({ about, news, isDone: news !== '' })
  if (announced.about !== about || (!announced.isDone && news !== '')) {
    setAnnounced({ about, news, isDone: news !== '' })
  } else if (news !== '' && announced.news !== '' && announced.news !== news) {
    // A later quote: what was read out is not left behind as if it still held.
    setAnnounced({ ...announced, news: '' })
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>
}
