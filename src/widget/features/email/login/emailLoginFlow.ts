import type { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { createEmailDraft } from '../emailDrafts.ts'
import { canSubmitEmail, servesEmail } from '../emailRules.ts'

export type EmailLoginState =
  | {
      readonly status: 'idle'
      readonly email: string
      /** The secure site did not take the address for one (C-252). */
      readonly invalid: boolean
      /** The field was entered once (open point 158). */
      readonly selected: boolean
    }
  | { readonly status: 'loading'; readonly email: string; readonly selected: true }

export type EmailLoginEvent =
  | { readonly type: 'focused' }
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly error: FoyerError }
  | { readonly type: 'sent'; readonly action: 'VERIFY_OTP' | 'VERIFY_DEVICE' }
  /** E-mail logs in on another kind of network only. */
  | { readonly type: 'elsewhere' }

/** The e-mail login from the typed address to the first mail (C-179 to C-182, C-249 to C-254, C-284). */
export function createEmailLoginFlow(core: Core): Flow<EmailLoginState, EmailLoginEvent> {
  const { modal, networks, router, toasts, track } = core
  const draft = core.use(createEmailDraft)

  return createFlow<EmailLoginState, EmailLoginEvent>(core, {
    name: 'email.login',
    initial: {
      status: 'idle',
      email: draft.getState().email,
      invalid: false,
      selected: false,
    },
    transition(state, event) {
      if (event.type === 'focused') {
        return state.selected ? state : { ...state, selected: true }
      }
      if (state.status === 'loading') {
        if (event.type === 'typed' || event.type === 'submitted') return state
        const invalid = event.type === 'refused' && event.error.code === 'email.invalid'
        return { status: 'idle', email: state.email, invalid, selected: true }
      }
      if (event.type === 'typed') return { ...state, email: event.email, invalid: false }
      if (event.type !== 'submitted') return undefined
      if (!canSubmitEmail(state.email)) return state
      return { status: 'loading', email: state.email, selected: true }
    },
    effects: {
      async loading({ state, send, signal }) {
        if (!servesEmail(networks.activeNamespace())) return send({ type: 'elsewhere' })
        track('EMAIL_SUBMITTED')
        try {
          const auth = await core.ensureAuth(signal)
          const action = await auth.connectEmail(state.email.trim(), signal)
          return { type: 'sent', action }
        } catch (thrown) {
          return { type: 'refused', error: toFoyerError(thrown, 'internal', 'The e-mail login') }
        }
      },
    },
    outcomes: {
      focused: () => track('EMAIL_LOGIN_SELECTED'),
      typed: ({ email }) => draft.setState({ email }),
      elsewhere: () => router.push('SwitchActiveChain', { chain: 'eip155', feature: 'email' }),
      refused({ error }) {
        if (error.code !== 'email.invalid') toasts.show('error', errorText(core, error))
      },
      sent({ action }, { to }) {
        const email = to.email.trim()
        modal.setState({ codeSentTo: email })
        if (action === 'VERIFY_DEVICE') return router.push('EmailVerifyDevice', { email })
        track('EMAIL_VERIFICATION_CODE_SENT')
        router.push('EmailVerifyOtp', { email })
      },
    },
  })
}
