import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useTokenConfirmation } from '../../money/tokens/useTokenConfirmation.ts'
import { swapTexts } from '../../core/texts/swap/swapTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { createTransactions } from '../../money/transaction/transactions.ts'
import { useStage } from '../../money/transaction/useStage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ArrowDownIcon } from '../../kit/icons/accountIcons.tsx'
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
import { swapOrderText } from './order/swapOrderText.ts'
import {
  isBuilding,
  isQuoteFailed,
  offerOf,
  signingOf,
  swapOrderOf,
  toTokenAmount,
} from './state/swapSelectors.ts'
import css from './swap.css?inline'

/** The swap or approval, to be checked before it is signed. */
export default function SwapPreviewView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(swapTexts)
  const common = core.use(commonTexts)
  const { screen, stage } = useStage()
  const swap = core.use(createSwap)
  const flow = useFlow((its) => createSwapPreviewFlow(its, swap))
  const state = useSelect(swap.store, (now) => now)
  const signing = useSelect(core.use(createTransactions).store, signingOf)
  const offer = offerOf(state)
  const isWaiting = isBuilding(state)
  const { label, loading } = previewAction(
    { offer: offer.status, signing, waits: isWaiting },
    texts,
  )
  const isOffered = offer.status === 'approval' || offer.status === 'swap'
  const isStopped = offer.status === 'stopped'
  const shown = swapOrderOf(core, state)
  const order = { screen, order: shown ? swapOrderText(shown) : '' }
  const claims = shown ? [shown.source, shown.target].map(claimOfToken) : []
  const isAccepted = shown !== undefined && isRateAccepted(state.review, screen, shown)
  const isOffering = shown !== undefined && !isStopped && !isQuoteFailed(state) && !isAccepted
  const reviewed = state.review?.screen === screen ? state.review.opened : undefined
  const { warnings, isUnconfirmed } = useTokenConfirmation(claims, order)
  function sign() {
    if (offer.status === 'approval') void swap.sendTransactionForApproval(screen, offer.approval)
    else if (offer.status === 'swap') void swap.sendTransactionForSwap(screen, offer.transaction)
  }
  return (
    <div className="fy-swap" data-status={flow.state.status}>
      {offer.status === 'pending' && (
        <PendingApprovalNotice swap={swap} approval={offer.approval} />
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
          amount={toTokenAmount(state)}
          price={state.toTokenPriceInUSD}
        />
      </div>
      <div className="fy-swap-terms">
        <div>
          <SwapDetails swap={swap} open reviewed={reviewed} />
        </div>
        {isOffering && <RateOffer swap={swap} screen={screen} order={shown} />}
      </div>
      <PreviewNotes swap={swap} />
      {shown && !isStopped && <TokenWarningNotice warnings={warnings} order={order} />}
      <OpenRequestNotice />
      <SlowNote waiting={isWaiting || stage === 'checking'} />
      <ViewActions lead={<SwapSteps swap={swap} signing={signing} />}>
        <Button wide variant="neutral" onClick={() => core.router.goBack()}>
          {common.cancel}
        </Button>
        <Button
          wide
          loading={loading}
          disabled={
            stage === 'blocked' || (!loading && (!isOffered || isUnconfirmed || !isAccepted))
          }
          onClick={sign}
        >
          {label}
        </Button>
      </ViewActions>
    </div>
  )
}
