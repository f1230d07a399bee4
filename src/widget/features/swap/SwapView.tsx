import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { swapTexts } from '../../core/texts/swap/swapTexts.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { SwapVerticalIcon } from '../../kit/icons/accountIcons.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { createSwap } from './createSwap.ts'
import { SlowNote } from './parts/SlowNote.tsx'
import { SourceField } from './parts/SourceField.tsx'
import { SwapActionButton } from './parts/SwapActionButton.tsx'
import { SwapDetails } from './parts/SwapDetails.tsx'
import { isQuoteFailed, isQuoting, toUnits } from './state/swapSelectors.ts'
import { createSwapFlow } from './swapFlow.ts'
import { SwapAnnouncer } from './parts/SwapAnnouncer.tsx'
import { SwapLoadFailed } from './parts/SwapLoadFailed.tsx'
import { SwapSkeleton } from './parts/SwapSkeleton.tsx'
import { TargetField } from './parts/TargetField.tsx'
import css from './swap.css?inline'

/** The form of a swap: two tokens, two amounts, and the details. */
export default function SwapView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(swapTexts)
  const swap = core.use(createSwap)
  const status = useSelect(swap.store, (now) => now.status)
  const waiting = useSelect(swap.store, (now) => now.toToken !== undefined && isQuoting(now))
  const failed = useSelect(swap.store, isQuoteFailed)
  const tooSmall = useSelect(swap.store, (now) => toUnits(now) === 0n)
  useFlow((its) => createSwapFlow(its, swap, { refreshes: true }))
  if (status === 'failed') return <SwapLoadFailed onRetry={() => void swap.load()} />
  if (status !== 'ready') return <SwapSkeleton />
  return (
    <div className="fy-swap" data-status={status}>
      <div className="fy-swap-sides">
        <SourceField swap={swap} />
        <span className="fy-swap-turn">
          <IconButton
            size="m"
            variant="neutral"
            label={texts.reverse}
            icon={<SwapVerticalIcon />}
            onClick={swap.switchTokens}
          />
        </span>
        <TargetField swap={swap} />
      </div>
      <div role="status" className="fy-swap-status">
        {failed && (
          <Notice size="s" alert={false}>
            {texts.quoteFailed(texts.swap)}
          </Notice>
        )}
        {tooSmall && (
          <Notice size="s" alert={false}>
            {texts.tooSmall}
          </Notice>
        )}
      </div>
      <SwapAnnouncer swap={swap} />
      <SwapDetails swap={swap} />
      <SlowNote waiting={waiting} />
      <SwapActionButton swap={swap} />
    </div>
  )
}
