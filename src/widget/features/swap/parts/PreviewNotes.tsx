import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import type { Swap } from '../swap.ts'

/** Why nothing can be signed, or what the approval allows, and to look carefully. */
export function PreviewNotes({ swap }: { swap: Swap }) {
  const words = useCore().use(createSwapTexts)
  const { approvalTransaction: approval, stopped, reverted } = useSelect(swap.store, (now) => now)
  if (stopped) {
    return (
      <div data-stopped={stopped}>
        <Notice title={words.stopped}>
          {words.stoppedReasons[stopped]} {words.stoppedHint}
        </Notice>
      </div>
    )
  }
  return (
    <div className="fy-swap-review">
      {reverted && <Notice size="s">{words.reverted}</Notice>}
      {approval && (
        <p>
          {approval.kind === 'reset'
            ? words.resetFirst(approval.order.source.symbol)
            : words.approvalOf(approval.order.amountText, approval.order.source.symbol)}
        </p>
      )}
      <p>{words.review}</p>
    </div>
  )
}
