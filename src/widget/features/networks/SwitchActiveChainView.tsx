import { useCore, useFlow, useViewParams } from '../../core/coreContext.ts'
import { useImage } from '../../core/images/useImage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { chainName, switchTarget } from './networksRules.ts'
import { createSwitchActiveChainFlow } from './switchActiveChainFlow.ts'

/** Offers another chain namespace (C-117 to C-120, open points 78, 79). */
export default function SwitchActiveChainView() {
  const { networks, texts } = useCore()
  const params = useViewParams('SwitchActiveChain')
  const { state, send } = useFlow((core) => createSwitchActiveChainFlow(core, params))
  const target = switchTarget(networks.requested, params)
  const picture = useImage('asset', target?.imageId)
  const name = chainName(texts, params.chain)
  return (
    <div data-status={state.status}>
      <Hero
        media={<NetworkImage src={picture} size="xl" />}
        title={texts.networks.switchTo(name)}
        text={
          params.feature
            ? texts.networks.featureNotSupported(networks.active()?.name ?? texts.networks.unknown)
            : texts.networks.switchToUse(name)
        }
      />
      <Button wide disabled={!target} onClick={() => send({ type: 'switch' })}>
        {texts.networks.switch}
      </Button>
    </div>
  )
}
