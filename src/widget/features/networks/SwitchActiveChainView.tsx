import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { WarningIcon } from '../../kit/icons/connectIcons.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { switchTarget } from './networksRules.ts'
import { createSwitchActiveChainFlow } from './switchActiveChainFlow.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'

/** Offers to switch to another chain namespace (C-117 to C-120). */
export default function SwitchActiveChainView() {
  const core = useCore()
  const { networks } = core
  const texts = core.use(networkTexts)
  const params = useViewParams('SwitchActiveChain')
  const { state, send } = useFlow((core) => createSwitchActiveChainFlow(core, params))
  const target = switchTarget(networks.requested, params)
  const picture = useNetworkImage(target)
  const feature =
    params.feature && texts.featureNotSupported(networks.active()?.name ?? texts.unknown)
  // No network of the host has the feature, so there is nothing to switch to.
  if (!target)
    return (
      <Hero media={<IconTile icon={<WarningIcon size={28} />} tone="warning" />} title={feature} />
    )
  return (
    <div data-status={state.status}>
      <Hero
        media={<NetworkImage src={picture} size="xl" />}
        title={texts.switchTo(target.name)}
        text={feature ?? texts.switchToUse(target.name)}
      />
      <Button wide onClick={() => send({ type: 'switch' })}>
        {texts.switch}
      </Button>
    </div>
  )
}
