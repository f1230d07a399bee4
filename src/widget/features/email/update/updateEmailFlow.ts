import type { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { canSaveEmail, readEmail } from '../emailRules.ts'
import { openUpdateOtp } from './openUpdateOtp.ts'
import { requestUpdate } from './requestUpdate.ts'
import { createUpdateDraft } from '../emailDrafts.ts'

export type UpdateEmailState =
  | {
      readonly status: 'entering'
      readonly email: string
      /** Whether the secure site refused the address. */
      readonly invalid: boolean
      /**
       * Another failure; shown below the field until the address changes, because its toast is gone sooner (open point
       * 264).
       */
      readonly error?: FoyerError
    }
  | { readonly status: 'loading'; readonly email: string }

export type UpdateEmailEvent =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'refused'; readonly error: FoyerError }
  | { readonly type: 'sent' }

/** A new login address, up to the screen of the first code (C-192, C-255). */
export function createUpdateEmailFlow(core: Core): Flow<UpdateEmailState, UpdateEmailEvent> {
  const { account, router, toasts } = core
  const current = account.getState().email ?? ''
  const draft = core.use(createUpdateDraft)
  const { id } = router.current()
  const savedDraft = draft.getState()

  return createFlow<UpdateEmailState, UpdateEmailEvent>(core, {
    name: 'email.update',
    initial: {
      status: 'entering',
      email: savedDraft.visit === id ? savedDraft.email : current,
      invalid: false,
    },
    transition(state, event) {
      const { email } = state
      if (event.type === 'cancelled') return { status: 'entering', email, invalid: false }
      if (state.status === 'loading') {
        if (event.type === 'typed' || event.type === 'submitted') return state
        const error = event.type === 'refused' ? event.error : undefined
        const invalid = error?.code === 'email.invalid'
        return { status: 'entering', email, invalid, ...(error && !invalid ? { error } : {}) }
      }
      if (event.type === 'typed') return { status: 'entering', email: event.email, invalid: false }
      if (event.type !== 'submitted') return undefined
      return canSaveEmail(email, current) ? { status: 'loading', email } : state
    },
    effects: {
      async loading({ state, signal }) {
        try {
          await requestUpdate(core, readEmail(state.email), signal)
          return { type: 'sent' }
        } catch (thrown) {
          const error = toFoyerError(thrown, 'internal', 'The change of the e-mail')
          return { type: 'refused', error }
        }
      },
    },
    outcomes: {
      // A visitor who returns from the code finds the typed address; one who starts over, the current address.
      typed: ({ email }) => draft.setState({ visit: id, email }),
      cancelled() {
        if (router.store.getState().history.length > 1) router.goBack()
        else router.reset('Account')
      },
      sent: () => openUpdateOtp(core, 'push'),
      refused({ error }) {
        if (error.code !== 'email.invalid') toasts.show('error', errorText(core, error))
      },
    },
  })
}
