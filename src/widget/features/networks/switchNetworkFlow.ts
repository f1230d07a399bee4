import type { ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../core/kernel/flow.ts'
import { leaveNetworks } from './leaveNetworks.ts'

export type SwitchNetworkState =
  /** The wallet is asked; `again` after 'Try again'. */
  | {
      readonly status: 'asking'
      readonly again: boolean
      /** The number of requests to the wallet. */
      readonly asks: number
    }
  | { readonly status: 'declined' }
  | { readonly status: 'switched' }

export type SwitchNetworkEvent =
  { readonly type: 'retry' | 'switched' } | { readonly type: 'declined'; readonly error: unknown }

/**
 * Requests a network switch from the wallet, at once and again on demand (C-227). A switch made in the wallet counts
 * too. A retry while the wallet has not answered repeats the request, and the first answer counts, because the earlier
 * request may still be open in the wallet (open point 263). Throws `none.network` for a network that is not configured.
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

  let askAgain = () => {}

  return createFlow<SwitchNetworkState, SwitchNetworkEvent>(core, {
    name: 'networks.switch',
    initial: { status: 'asking', again: false, asks: 1 },
    transition(state, event) {
      if (event.type === 'retry') {
        if (state.status === 'declined') return { status: 'asking', again: true, asks: 1 }
        return state.status === 'asking' ? { ...state, asks: state.asks + 1 } : state
      }
      if (state.status === 'switched') return state
      if (event.type === 'switched') return { status: 'switched' }
      return state.status === 'asking' ? { status: 'declined' } : undefined
    },
    effects: {
      asking: [
        ({ send, signal }) => {
          let open = 0
          askAgain = () => {
            open += 1
            session.switchNetwork(network, signal).then(
              () => send({ type: 'switched' }),
              (error: unknown) => {
                open -= 1
                // The wallet accepts no second request while the first is open.
                const isPending = toFoyerError(error).code === 'wallet.pending' && open > 0
                if (!isPending) send({ type: 'declined', error })
              },
            )
          }
          askAgain()
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
      retry(_, { from }) {
        if (from.status === 'asking') askAgain()
      },
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
