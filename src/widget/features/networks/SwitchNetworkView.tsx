import { useCore } from '../../core/coreContext.ts'
import { useSlow } from '../../core/useSlow.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { createSwitchNetworkFlow } from './switchNetworkFlow.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Waits for the wallet to switch the network (C-116, C-227). */
export default function SwitchNetworkView() {
  const core = useCore()
  const { networks } = core
  const texts = core.use(networkTexts)
  const shell = core.use(shellTexts)
  const { networkId } = useViewParams('SwitchNetwork')
  const { state, send } = useFlow((core) => createSwitchNetworkFlow(core, networkId))
  const picture = useNetworkImage(networks.find(networkId))
  const declined = state.status === 'declined'
  const asking = state.status === 'asking'
  const isOverdue = useSlow(asking, { after: 8_000, attempt: asking ? state.asks : 0 })
  return (
    <div data-status={state.status}>
      <Hero
        media={
          <LoadingThumbnail round status={declined ? 'declined' : 'loading'}>
            <NetworkImage src={picture} size="xl" />
          </LoadingThumbnail>
        }
        title={declined ? texts.switchDeclined : texts.approveInWallet}
        text={declined ? texts.switchDeclinedHint : texts.acceptInWallet}
        actions={
          <RetryButton
            wide
            disabled={asking && !state.again && !isOverdue}
            loading={asking && state.again && !isOverdue}
            onClick={() => send({ type: 'retry' })}
          >
            {shell.tryAgain}
          </RetryButton>
        }
      />
      <WaitingHint
        waiting={asking}
        attempt={asking ? state.asks : 0}
        text={core.use(connectingTexts).noAnswerYet}
      />
    </div>
  )
}
