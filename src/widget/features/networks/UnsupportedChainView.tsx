import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { DisconnectIcon } from '../../kit/icons/accountIcons.tsx'
import { WarningIcon } from '../../kit/icons/connectIcons.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { createDisconnectFlow } from '../account/public/disconnectFlow.ts'
import { createNetworkChoiceFlow } from './networkChoiceFlow.ts'
import { NetworkList } from './NetworkList.tsx'
import { networksToOffer } from './networksRules.ts'
import { createUnsupportedChainFlow } from './unsupportedChainFlow.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** The ways to leave a network that the app, or its swap, does not support (C-121 to C-125). */
export default function UnsupportedChainView() {
  const core = useCore()
  const { networks, session } = core
  const texts = core.use(networkTexts)
  const common = core.use(commonTexts)
  const swap = useViewParams('UnsupportedChain')?.swap === true
  const { state } = useFlow((core) => createUnsupportedChainFlow(core, { swap }))
  const choice = useFlow((core) =>
    createNetworkChoiceFlow(core, { destination: { view: 'Account', how: 'replace' } }),
  )
  const disconnect = useFlow(createDisconnectFlow)
  const reach = useSelect(session.store, (now) =>
    now.status === 'connected' ? now.connection : undefined,
  )
  return (
    <>
      <div data-status={state.status}>
        <Hero
          media={<IconTile icon={<WarningIcon size={28} />} tone="warning" />}
          title={swap ? texts.unsupportedSwap : texts.unsupportedApp}
        />
      </div>
      <NetworkList
        networks={networksToOffer(networks.requested, { reach, swap })}
        state={choice.state}
        marksActive={false}
        onChoose={(network) => choice.send({ type: 'chosen', network })}
        onRetry={() => choice.send({ type: 'retry' })}
      />
      <ListRow
        media={<IconTile size="s" shape="square" tone="error" icon={<DisconnectIcon />} />}
        title={common.disconnect}
        tone="error"
        loading={disconnect.state.status === 'leaving'}
        onClick={() => disconnect.send({ type: 'disconnect' })}
      />
    </>
  )
}
