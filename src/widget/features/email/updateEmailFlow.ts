import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { errorText } from '../../core/texts/errorTexts.ts'
import { canSaveEmail } from './emailRules.ts'
import { openUpdateOtp } from './openUpdateOtp.ts'
import { createUpdateDraft } from './updateDraft.ts'

export type UpdateEmailState =
  | {
      readonly status: 'entering'
      readonly email: string
      /** The secure site did not take the address for one. */
      readonly invalid: boolean
    }
  | { readonly status: 'loading'; readonly email: string }

export type UpdateEmailEvent =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'refused'; readonly invalid: boolean }
  | { readonly type: 'sent' }

/** A new login address, up to the screen of the first code (C-192, C-193, C-255, C-256, C-287). */
export function createUpdateEmailFlow(core: Core): Flow<UpdateEmailState, UpdateEmailEvent> {
  const { account, router, toasts } = core
  const current = account.getState().email ?? ''
  const draft = core.use(createUpdateDraft)
  const { id } = router.current()
  const kept = draft.getState()

  const flow = createFlow<UpdateEmailState, UpdateEmailEvent>(core, {
    name: 'email.update',
    initial: {
      status: 'entering',
      email: kept.visit === id ? kept.email : current,
      invalid: false,
    },
    transition(state, event) {
      const { email } = state
      if (event.type === 'cancelled') return state
      if (state.status === 'loading') {
        if (event.type === 'typed' || event.type === 'submitted') return state
        const invalid = event.type === 'refused' && event.invalid
        return { status: 'entering', email, invalid }
      }
      if (event.type === 'typed') return { ...state, email: event.email, invalid: false }
      if (event.type !== 'submitted') return undefined
      return canSaveEmail(email, current) ? { status: 'loading', email } : state
    },
    effects: {
      async loading({ state, send, signal }) {
        const email = state.email.trim()
        try {
          const auth = await core.ensureAuth()
          if (signal.aborted) return
          const action = await auth.updateEmail(email, signal)
          if (signal.aborted) return
          send({ type: 'sent' })
          openUpdateOtp(core, { action, current, email, how: 'push' })
        } catch (thrown) {
          if (signal.aborted) return
          const error = toFoyerError(thrown, 'internal', 'The change of the e-mail')
          const invalid = error.code === 'email.invalid'
          send({ type: 'refused', invalid })
          if (!invalid) toasts.show('error', errorText(core, error))
        }
      },
    },
  })

  return {
    ...flow,
    send(event) {
      flow.send(event)
      // Whoever comes back from the code finds what they typed; who starts anew, their current address.
      draft.setState({ visit: id, email: flow.store.getState().email })
      if (event.type !== 'cancelled') return
      if (router.store.getState().history.length > 1) router.goBack()
      else router.reset('Account')
    },
  }
}
