import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { signingTexts } from '../../../core/texts/send/signingTexts.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { offerOf } from '../state/swapSelectors.ts'
import type { Swap } from '../swap.ts'
import type { CheckedApproval } from '../swapTypes.ts'

/** Shows why nothing can be signed or what the approval allows, and reminds the visitor to review. */
export function PreviewNotes({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const signing = core.use(signingTexts)
  const { write } = core.use(createFigures)
  const state = useSelect(swap.store, (now) => now)
  const offer = offerOf(state)
  const approvalText = ({ kind, order: { amountText, source } }: CheckedApproval) =>
    kind === 'reset'
      ? texts.resetFirst(source.symbol)
      : texts.approvalOf(write(amountText), source.symbol)
  return (
    <div className="fy-swap-review">
      {offer.status === 'stopped' && (
        <div data-stopped={offer.because}>
          <Notice title={texts.stopped}>
            {texts.stoppedReasons[offer.because]} {texts.stoppedHint}
          </Notice>
        </div>
      )}
      {state.refused && (
        <Notice
          tone="error"
          title={
            state.refused === 'walletUnclear'
              ? signing.walletUnclearTitle
              : signing.walletReasonTitle
          }
        >
          {signing[state.refused]}
        </Notice>
      )}
      {state.reverted && <Notice size="s">{texts.reverted}</Notice>}
      {offer.status === 'approval' && <p>{approvalText(offer.approval)}</p>}
      <p>{texts.review}</p>
    </div>
  )
}
