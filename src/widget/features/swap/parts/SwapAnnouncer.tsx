import { useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import type { Swap } from '../swap.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import { inputError, toUnits } from '../state/swapSelectors.ts'

/**
 * Announces the result of an amount to screen readers: its first quote, or why it cannot be swapped. The quotes that
 * follow every 10 s are not announced, because they would interrupt typing.
 */
export function SwapAnnouncer({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const state = useSelect(swap.store, (now) => now)
  const { sourceToken, sourceTokenAmount, toToken } = state
  const { tag } = useSelect(core.locale.store, (now) => now)
  const wrong = inputError(state)
  const about = `${tag} ${sourceTokenAmount} ${sourceToken?.address} ${toToken?.address} ${wrong}`
  const units = state.quote.status === 'loading' ? undefined : toUnits(state)
  const quote =
    toToken && units
      ? texts.quoted(
          core.use(createFigures).write(formatTarget(units, toToken.decimals)),
          toToken.symbol,
        )
      : ''
  const news = toToken && wrong !== undefined ? texts[wrong] : quote
  const [announced, setAnnounced] = useState({ about, news, isDone: news !== '' })
  if (announced.about !== about || (!announced.isDone && news !== '')) {
    setAnnounced({ about, news, isDone: news !== '' })
  } else if (news !== '' && announced.news !== '' && announced.news !== news) {
    // A later quote removes the announced one, which is outdated.
    setAnnounced({ ...announced, news: '' })
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>
}
