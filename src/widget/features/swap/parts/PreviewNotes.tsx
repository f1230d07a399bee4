import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import type { Swap } from '../swap.ts'

/** Why nothing can be signed, or what the approval allows, and to look carefully. */
export function PreviewNotes({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(createSwapTexts)
  const { write } = core.use(createFigures)
  const { approvalTransaction: approval, stopped, reverted } = useSelect(swap.store, (now) => now)
  return (
    <div className="fy-swap-review">
      {stopped && (
        <div data-stopped={stopped}>
          <Notice title={texts.stopped}>
            {texts.stoppedReasons[stopped]} {texts.stoppedHint}
          </Notice>
        </div>
      )}
      {reverted && <Notice size="s">{texts.reverted}</Notice>}
      {approval && (
        <p>
          {approval.kind === 'reset'
            ? texts.resetFirst(approval.order.source.symbol)
            : texts.approvalOf(write(approval.order.amountText), approval.order.source.symbol)}
        </p>
      )}
      <p>{texts.review}</p>
    </div>
  )
}
