import type { Network } from '../../../backends/port/network.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { NetworkIcon } from '../../kit/icons/pageIcons.tsx'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import type { NetworkChoiceState } from './networkChoiceFlow.ts'
import css from './networkList.css?inline'
import { NetworkRow } from './NetworkRow.tsx'
import { chooseNetwork } from './networksRules.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** A list of networks, at most 360 px high (C-362). */
export function NetworkList({
  networks,
  state,
  marksActive = true,
  onChoose,
  onRetry,
}: {
  networks: readonly Network[]
  state: NetworkChoiceState
  /** Whether the active network is marked; false where the view shows that it is unusable. */
  marksActive?: boolean
  onChoose: (network: Network) => void
  /** Called to repeat the pending switch request. */
  onRetry: () => void
}) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(networkTexts)
  const connecting = core.use(connectingTexts)
  const shell = core.use(shellTexts)
  const activeId = useSelect(core.networks.store, (now) => now.activeId)
  const reach = useSelect(core.session.store, (now) =>
    now.status === 'connected' ? now.connection : undefined,
  )
  const busy = state.status === 'choosing' ? state.network.id : undefined
  if (networks.length === 0) {
    return (
      <div role="status">
        <EmptyState icon={<NetworkIcon size={28} />} title={texts.noNetworksFound} />
      </div>
    )
  }
  return (
    <>
      <div className="fy-networks fy-edges" data-status={state.status}>
        <ListGroup label={texts.list}>
          {networks.map((network) => (
            <NetworkRow
              key={network.id}
              network={network}
              choice={chooseNetwork(network, {
                reach,
                own: core.session.of(network.chain)?.connection,
                activeId,
              })}
              active={marksActive && network.id === activeId}
              loading={network.id === busy}
              onChoose={onChoose}
            />
          ))}
        </ListGroup>
      </div>
      <WaitingHint
        waiting={busy !== undefined}
        attempt={state.status === 'choosing' ? state.asks : 0}
        text={connecting.noAnswerYet}
        action={{ label: shell.tryAgain, onClick: onRetry }}
      />
    </>
  )
}
