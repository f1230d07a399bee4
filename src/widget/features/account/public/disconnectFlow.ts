import type { Core } from '../../../core/core.ts'
import { endSession } from '../../../core/session/endSession.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createAccountTexts } from '../../../core/texts/account/accountTexts.ts'

export type DisconnectState = { readonly status: 'idle' } | { readonly status: 'leaving' }
export type DisconnectEvent = { readonly type: 'disconnect' | 'settled' }

/** Ends the session and closes the modal, or says that it failed (C-234, C-235, C-306). */
export function createDisconnectFlow(core: Core): Flow<DisconnectState, DisconnectEvent> {
  const { toasts } = core
  const texts = core.use(createAccountTexts)
  return createFlow<DisconnectState, DisconnectEvent>(core, {
    name: 'account.disconnect',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'settled') return { status: 'idle' }
      return state.status === 'idle' ? { status: 'leaving' } : state
    },
    effects: {
      async leaving({ send }) {
        // Ends even when the view is left meanwhile, for that is what the visitor asked for.
        if (await endSession(core, 'account.disconnect')) core.close()
        else toasts.show('error', texts.failedToDisconnect)
        send({ type: 'settled' })
      },
    },
  })
}
