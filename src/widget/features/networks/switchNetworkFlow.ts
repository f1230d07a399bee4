import type { ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../core/kernel/flow.ts'
import { leaveNetworks } from './leaveNetworks.ts'

export type SwitchNetworkState =
  /** `again` after 'Try again' was pressed. */
  | { readonly status: 'asking'; readonly again: boolean }
  | { readonly status: 'declined' }
  | { readonly status: 'switched' }

export type SwitchNetworkEvent =
  { readonly type: 'retry' | 'switched' } | { readonly type: 'declined'; readonly error: unknown }

/**
 * Asks the wallet to change the network, at once and again on demand (C-227, C-228, C-230). A change
 * made in the wallet itself counts too. Throws `none.network` for a network that is not configured.
 */
export function createSwitchNetworkFlow(
  core: Core,
  networkId: ChainId,
): Flow<SwitchNetworkState, SwitchNetworkEvent> {
  const { networks, session, track } = core
  const network = networks.find(networkId)
  if (!network) {
    throw new FoyerError(
      'none.network',
      `No network found: "${networkId}" is not one of the networks that the host configured.`,
    )
  }

  return createFlow<SwitchNetworkState, SwitchNetworkEvent>(core, {
    name: 'networks.switch',
    initial: { status: 'asking', again: false },
    transition(state, event) {
      if (event.type === 'retry')
        return state.status === 'declined' ? { status: 'asking', again: true } : state
      if (state.status === 'switched') return state
      if (event.type === 'switched') return { status: 'switched' }
      return state.status === 'asking' ? { status: 'declined' } : undefined
    },
    effects: {
      asking: [
        async ({ signal }) => {
          try {
            await session.switchNetwork(network, signal)
            return { type: 'switched' }
          } catch (error) {
            return { type: 'declined', error }
          }
        },
        followActive,
      ],
      declined: followActive,
      switched() {
        track('SWITCH_NETWORK', { network: networkId })
        leaveNetworks(core)
      },
    },
    outcomes: {
      declined: ({ error }, { report }) => report(error),
    },
  })

  function followActive({
    send,
  }: Pick<EffectContext<SwitchNetworkState, SwitchNetworkEvent>, 'send'>) {
    return networks.store.subscribe(({ activeId }) => {
      if (activeId === networkId) send({ type: 'switched' })
    })
  }
}
