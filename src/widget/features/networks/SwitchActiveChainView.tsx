import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { chainName, switchTarget } from './networksRules.ts'
import { createSwitchActiveChainFlow } from './switchActiveChainFlow.ts'
import { createNetworkTexts } from '../../core/texts/connect/networkTexts.ts'

/** Offers another chain namespace (C-117 to C-120, open points 78, 79). */
export default function SwitchActiveChainView() {
  const core = useCore()
  const { networks } = core
  const texts = core.use(createNetworkTexts)
  const params = useViewParams('SwitchActiveChain')
  const { state, send } = useFlow((core) => createSwitchActiveChainFlow(core, params))
  const target = switchTarget(networks.requested, params)
  const picture = useNetworkImage(target)
  const name = chainName(texts, params.chain)
  return (
    <div data-status={state.status}>
      <Hero
        media={<NetworkImage src={picture} size="xl" />}
        title={texts.switchTo(name)}
        text={
          params.feature
            ? texts.featureNotSupported(networks.active()?.name ?? texts.unknown)
            : texts.switchToUse(name)
        }
      />
      <Button wide disabled={!target} onClick={() => send({ type: 'switch' })}>
        {texts.switch}
      </Button>
    </div>
  )
}
