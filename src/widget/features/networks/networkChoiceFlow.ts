import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import type { Destination } from '../../core/viewParams.ts'
import { leaveNetworks } from './leaveNetworks.ts'
import { chooseNetwork } from './networksRules.ts'

export type NetworkChoiceState =
  { readonly status: 'idle' } | { readonly status: 'choosing'; readonly network: Network }

export type NetworkChoiceEvent =
  { readonly type: 'chosen'; readonly network: Network } | { readonly type: 'settled' }

/**
 * What follows the choice of a network (C-223 to C-226, open points 75 to 77). `destination` is where
 * SwitchActiveChain goes when another chain family was chosen.
 */
export function createNetworkChoiceFlow(
  core: Core,
  options: { destination?: Destination } = {},
): Flow<NetworkChoiceState, NetworkChoiceEvent> {
  const { networks, router, session, texts, toasts, track } = core

  return createFlow<NetworkChoiceState, NetworkChoiceEvent>(core, {
    name: 'networks.choice',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'settled') return { status: 'idle' }
      return state.status === 'idle' ? { status: 'choosing', network: event.network } : state
    },
    effects: {
      async choosing({ state: { network }, send, signal }) {
        const { activeId } = networks.store.getState()
        const choice = chooseNetwork(network, {
          reach: session.connection(),
          own: session.of(network.chain)?.connection,
          activeId,
        })
        if (choice === 'switch') {
          try {
            await session.switchNetwork(network, signal)
          } catch (error) {
            if (signal.aborted) return
            noteFailure(core, 'networks.switch', error)
            toasts.show('error', texts.networks.switchDeclined)
            send({ type: 'settled' })
            return
          }
          if (signal.aborted) return
        }
        if (choice === 'family') networks.setActive(network.id)
        if (choice === 'switch' || choice === 'family') {
          track('SWITCH_NETWORK', { network: network.id })
        }
        send({ type: 'settled' })
        if (choice === 'switch' || choice === 'family' || choice === 'back') leaveNetworks(core)
        if (choice === 'ask') router.push('SwitchNetwork', { networkId: network.id })
        if (choice === 'otherChain') {
          const { chain, id } = network
          router.push('SwitchActiveChain', { chain, networkId: id, ...options })
        }
        if (choice === 'connect') {
          networks.setActive(network.id)
          router.push('Connect')
        }
      },
    },
  })
}
