import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useTokenConfirmation } from '../../money/tokens/useTokenConfirmation.ts'
import { createSwapTexts } from '../../core/texts/money/swapTexts.ts'
import { useStage } from '../../money/transaction/useStage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ArrowDownIcon } from '../../kit/icons/arrows/ArrowDownIcon.tsx'
import { ViewActions } from '../../kit/layout/ViewActions.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { OpenRequestNotice } from '../signing/public/OpenRequestNotice.tsx'
import { TokenWarningNotice } from '../tokens/public/TokenWarningNotice.tsx'
import { claimOfToken } from './rules/tokenIdentity.ts'
import { createSwap } from './createSwap.ts'
import { previewAction } from './rules/swapActions.ts'
import { PendingApprovalNotice } from './parts/PendingApprovalNotice.tsx'
import { PreviewNotes } from './parts/PreviewNotes.tsx'
import { PreviewToken } from './parts/PreviewToken.tsx'
import { RateOffer } from './parts/RateOffer.tsx'
import { SlowNote } from './parts/SlowNote.tsx'
import { SwapDetails } from './parts/SwapDetails.tsx'
import { SwapSteps } from './parts/SwapSteps.tsx'
import { createSwapPreviewFlow } from './swapPreviewFlow.ts'
import { isRateAccepted } from './order/acceptedRate.ts'
import { swapOrderOf } from './order/swapOrderOf.ts'
import { swapOrderText } from './order/swapOrderText.ts'
import css from './swap.css?inline'

/** What is about to be signed. */
export default function SwapPreviewView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(createSwapTexts)
  const { screen, stage } = useStage()
  const swap = core.use(createSwap)
  const flow = useFlow((its) => createSwapPreviewFlow(its, swap))
  const state = useSelect(swap.store, (now) => now)
  const { approvalTransaction, swapTransaction } = state
  const proposed = approvalTransaction !== undefined || swapTransaction !== undefined
  const { label, loading } = previewAction(
    {
      loadingQuote: state.loadingQuote,
      loadingApproval: state.loadingApprovalTransaction || state.pendingApproval !== undefined,
      loadingBuild: state.loadingBuildTransaction,
      loadingTransaction: state.loadingTransaction,
      approvalPending: approvalTransaction !== undefined,
    },
    texts,
  )
  const shown = swapOrderOf(core, state)
  const order = { screen, order: shown ? swapOrderText(shown) : '' }
  const claims = shown ? [shown.source, shown.target].map(claimOfToken) : []
  const isAccepted = shown !== undefined && isRateAccepted(state.review, screen, shown)
  const reviewed = state.review?.screen === screen ? state.review.opened : undefined
  const { warnings, isUnconfirmed } = useTokenConfirmation(claims, order)
  function sign() {
    if (approvalTransaction) void swap.sendTransactionForApproval(screen, approvalTransaction)
    else if (swapTransaction) void swap.sendTransactionForSwap(screen, swapTransaction)
  }
  return (
    <div className="fy-swap" data-status={flow.state.status}>
      {shown && !state.stopped && !state.fetchError && (
        <RateOffer swap={swap} screen={screen} order={shown} />
      )}
      {state.pendingApproval && (
        <PendingApprovalNotice swap={swap} approval={state.pendingApproval} />
      )}
      <div className="fy-swap-preview">
        <PreviewToken
          title={texts.send}
          token={state.sourceToken}
          amount={state.sourceTokenAmount}
          price={state.sourceTokenPriceInUSD}
        />
        <span className="fy-swap-preview-arrow">
          <ArrowDownIcon size={18} />
        </span>
        <PreviewToken
          title={texts.receive}
          token={state.toToken}
          amount={state.toTokenAmount}
          price={state.toTokenPriceInUSD}
        />
      </div>
      <SwapDetails swap={swap} open reviewed={reviewed} />
      <PreviewNotes swap={swap} />
      {shown && !state.stopped && <TokenWarningNotice warnings={warnings} order={order} />}
      <OpenRequestNotice />
      <SlowNote
        waiting={state.loadingQuote || state.loadingBuildTransaction || stage === 'checking'}
      />
      <ViewActions lead={<SwapSteps swap={swap} />}>
        <Button wide variant="neutral" onClick={() => core.router.goBack()}>
          {texts.cancel}
        </Button>
        <Button
          wide
          loading={loading}
          disabled={
            stage === 'blocked' || (!loading && (!proposed || isUnconfirmed || !isAccepted))
          }
          onClick={sign}
        >
          {label}
        </Button>
      </ViewActions>
    </div>
  )
}
