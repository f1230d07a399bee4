import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import type { ViewName, ViewParams } from '../../core/kernel/viewParams.ts'
import { switchTarget } from './networksRules.ts'

export type SwitchActiveChainState = { readonly status: 'asking' } | { readonly status: 'switched' }
export type SwitchActiveChainEvent = { readonly type: 'switch' }

/**
 * Activates a network of another chain namespace and goes to the caller's destination (C-118 to C-120). Goes to Connect
 * when an account is connected, but not in that namespace.
 */
export function createSwitchActiveChainFlow(
  core: Core,
  params: ViewParams['SwitchActiveChain'],
): Flow<SwitchActiveChainState, SwitchActiveChainEvent> {
  const { networks, router, session } = core
  const { destination } = params
  const target = switchTarget(networks.requested, params)

  return createFlow<SwitchActiveChainState, SwitchActiveChainEvent>(core, {
    name: 'networks.switchActiveChain',
    initial: { status: 'asking' },
    transition: (state) => (state.status === 'asking' && target ? { status: 'switched' } : state),
    effects: {
      switched() {
        if (!target) return
        networks.setActive(target.id)
        // Connected, but not in that namespace: the destination needs an account there first.
        if (session.all().length > 0 && !session.connection()) router.reset('Connect')
        else if (!destination) router.goBack()
        else if (destination.how === 'push')
          router.push<ViewName>(destination.view, destination.params)
        else router.replace<ViewName>(destination.view, destination.params)
      },
    },
  })
}
