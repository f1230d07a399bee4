import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'

export type AccountFlowState = { readonly status: 'opening' } | { readonly status: 'ready' }

export type AccountFlowEvent = { readonly type: 'opened' } | { readonly type: 'refresh' }

/** Fetches the balance when the account opens or on request. */
export function createAccountFlow(core: Core): Flow<AccountFlowState, AccountFlowEvent> {
  return createFlow<AccountFlowState, AccountFlowEvent>(core, {
    name: 'account',
    initial: { status: 'opening' },
    transition(state, event) {
      if (event.type === 'opened') return { status: 'ready' }
      return state.status === 'ready' ? { status: 'opening' } : state
    },
    effects: {
      opening({ send }) {
        // Not awaited: the account's own balance status shows its progress.
        core.refreshBalance().catch((error: unknown) => noteFailure(core, 'account', error))
        send({ type: 'opened' })
      },
    },
  })
}
