import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import type { Destination } from '../../core/kernel/viewParams.ts'
import { readWalletChain } from './readWalletChain.ts'
import { leaveNetworks } from './leaveNetworks.ts'
import { chooseNetwork, type NetworkChoice } from './networksRules.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'

export type NetworkChoiceState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'choosing'
      readonly network: Network
      /** The number of requests for this switch. */
      readonly asks: number
      readonly reenter: true
    }

export type NetworkChoiceEvent =
  | { readonly type: 'chosen'; readonly network: Network }
  | { readonly type: 'retry' }
  | { readonly type: 'decided'; readonly choice: NetworkChoice }
  | { readonly type: 'declined'; readonly error: unknown }

/**
 * Handles the choice of a network (C-223). `destination` is where SwitchActiveChain goes after a choice in another
 * chain namespace. A retry repeats the switch request, because a wallet may never answer the first (open point 263).
 */
export function createNetworkChoiceFlow(
  core: Core,
  options: { destination?: Destination } = {},
): Flow<NetworkChoiceState, NetworkChoiceEvent> {
  const { networks, router, session, toasts, track } = core
  const texts = core.use(networkTexts)

  return createFlow<NetworkChoiceState, NetworkChoiceEvent>(core, {
    name: 'networks.choice',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'retry') {
        return state.status === 'choosing' ? { ...state, asks: state.asks + 1 } : state
      }
      if (event.type !== 'chosen') return { status: 'idle' }
      const { network } = event
      return state.status === 'idle'
        ? { status: 'choosing', network, asks: 1, reenter: true }
        : state
    },
    effects: {
      choosing({ state: { network }, send, signal }) {
        const choose = () =>
          chooseNetwork(network, {
            reach: session.connection(),
            own: session.of(network.chain)?.connection,
            activeId: networks.store.getState().activeId,
          })
        const switchTo = () =>
          session.switchNetwork(network, signal).then(
            (): NetworkChoiceEvent => ({ type: 'decided', choice: 'switch' }),
            (error: unknown): NetworkChoiceEvent => ({ type: 'declined', error }),
          )
        const choice = choose()
        if (choice === 'switch') return switchTo()
        if (choice !== 'back') return send({ type: 'decided', choice })
        // A wallet can have changed its network without an event.
        return readWalletChain(core, signal).then(() => {
          const now = choose()
          return now === 'switch' ? switchTo() : { type: 'decided', choice: now }
        })
      },
    },
    outcomes: {
      declined({ error }, { report }) {
        report(error)
        toasts.show('error', texts.switchDeclined)
      },
      decided({ choice }, { from }) {
        if (from.status === 'choosing') follow(choice, from.network)
      },
    },
  })

  function follow(choice: NetworkChoice, network: Network) {
    const { chain, id } = network
    if (choice === 'namespace' || choice === 'connect') networks.setActive(id)
    if (choice === 'switch' || choice === 'namespace') track('SWITCH_NETWORK', { network: id })
    if (choice === 'switch' || choice === 'namespace' || choice === 'back') leaveNetworks(core)
    if (choice === 'ask') router.push('SwitchNetwork', { networkId: id })
    if (choice === 'otherChain') {
      router.push('SwitchActiveChain', { chain, networkId: id, ...options })
    }
    if (choice === 'connect') router.push('Connect')
  }
}
