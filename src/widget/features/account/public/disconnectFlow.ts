import type { Core } from '../../../core/core.ts'
import { endSession } from '../../../core/session/endSession.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'

export type DisconnectState = { readonly status: 'idle' } | { readonly status: 'leaving' }
export type DisconnectEvent = { readonly type: 'disconnect' | 'settled' }

/** Ends the session and closes the modal, or shows a failure (C-234, C-235). */
export function createDisconnectFlow(core: Core): Flow<DisconnectState, DisconnectEvent> {
  const { toasts } = core
  const common = core.use(commonTexts)
  return createFlow<DisconnectState, DisconnectEvent>(core, {
    name: 'account.disconnect',
    initial: { status: 'idle' },
    transition(state, event) {
      if (event.type === 'settled') return { status: 'idle' }
      return state.status === 'idle' ? { status: 'leaving' } : state
    },
    effects: {
      async leaving({ send }) {
        // Continues after the view is left, because the visitor asked to disconnect.
        if (await endSession(core, 'account.disconnect')) core.close()
        else toasts.show('error', common.failedToDisconnect)
        send({ type: 'settled' })
      },
    },
  })
}
