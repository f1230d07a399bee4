import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { CardIcon } from '../../kit/icons/viewIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { createBuyFlow } from './buy/buyFlow.ts'
import { createOnrampOrder } from './onrampOrder.ts'
import { cardProvider } from './onrampRules.ts'

/** Waits beside the provider's window until the purchase arrives. */
export default function BuyInProgressView() {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const common = core.use(commonTexts)
  const shell = core.use(shellTexts)
  const { state, send } = useFlow(createBuyFlow)
  const [provider] = useState(
    () => core.use(createOnrampOrder).store.getState().begun?.provider ?? cardProvider,
  )
  const { status } = state
  const failed = status === 'failed'
  const isLost = status === 'waiting' && state.lost
  const isWarned = (status === 'waiting' || failed) && state.warned && !(failed && state.blocked)
  const isFollowed = provider.name === cardProvider.name && core.backend.history !== undefined
  return (
    <div data-status={status}>
      <Hero
        media={
          <LoadingThumbnail status={failed ? 'error' : 'loading'}>
            <IconTile icon={<CardIcon size={28} />} />
          </LoadingThumbnail>
        }
        tone={failed ? 'error' : 'default'}
        title={
          failed ? texts.buyFailed : isLost ? texts.windowLost : texts.continueIn(provider.label)
        }
        text={
          failed
            ? state.blocked
              ? common.popupBlocked(provider.label)
              : texts.buyFailedHint
            : isFollowed
              ? texts.finishThere
              : texts.finishThereUnfollowed
        }
        actions={
          failed || isLost ? (
            <RetryButton wide onClick={() => send({ type: 'tryAgain' })}>
              {shell.tryAgain}
            </RetryButton>
          ) : (
            status === 'waiting' && (
              <Button wide variant="neutral" onClick={() => send({ type: 'tryAgain' })}>
                {texts.showWindow}
              </Button>
            )
          )
        }
      />
      {isWarned && <Notice>{texts.orderMayBeOpen}</Notice>}
    </div>
  )
}
