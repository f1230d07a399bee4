import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'
import { leaveNetworks } from './leaveNetworks.ts'

export type UnsupportedChainState = { readonly status: 'stuck' } | { readonly status: 'free' }
export type UnsupportedChainEvent = { readonly type: 'supported' }

/**
 * Leaves UnsupportedChain as soon as the network is supported, also when it was switched in the wallet (open point 80).
 */
export function createUnsupportedChainFlow(
  core: Core,
  { swap }: { swap: boolean },
): Flow<UnsupportedChainState, UnsupportedChainEvent> {
  const { networks } = core
  return createFlow<UnsupportedChainState, UnsupportedChainEvent>(core, {
    name: 'networks.unsupported',
    initial: { status: 'stuck' },
    transition: () => ({ status: 'free' }),
    effects: {
      stuck: ({ send }) =>
        networks.store.subscribe(({ activeId }) => {
          const good = swap ? swapNetworks.includes(activeId) : networks.supported()
          if (good) send({ type: 'supported' })
        }),
      free: () => leaveNetworks(core),
    },
  })
}
