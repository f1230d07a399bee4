import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

export type MultiChainState =
  | {
      readonly status: 'choosing'
      /** Whether the pressed row's wallet is no longer on the page. */
      readonly isGone?: true
    }
  | { readonly status: 'chosen'; readonly connectorId: string }

export type MultiChainEvent =
  { readonly type: 'chose'; readonly connectorId: string } | { readonly type: 'missed' }

/**
 * The choice of a multi-chain wallet's chain (C-103): continues with its connector, or shows that it is gone (C-330).
 */
export function createMultiChainFlow(core: Core): Flow<MultiChainState, MultiChainEvent> {
  const { connectors, router, toasts } = core
  return createFlow<MultiChainState, MultiChainEvent>(core, {
    name: 'wallets.multiChain',
    initial: { status: 'choosing' },
    transition(state, event) {
      if (event.type === 'missed') return { status: 'choosing', isGone: true }
      return state.status === 'choosing'
        ? { status: 'chosen', connectorId: event.connectorId }
        : state
    },
    effects: {
      chosen({ state: { connectorId }, send }) {
        if (connectors.find(connectorId)) {
          router.push('ConnectingExternal', { connectorId })
          return
        }
        toasts.show('error', core.use(connectingTexts).failedToFindConnector)
        send({ type: 'missed' })
      },
    },
  })
}
