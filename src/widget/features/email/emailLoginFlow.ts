import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { errorText } from '../../core/texts/errorTexts.ts'
import { createEmailDraft } from './emailDraft.ts'
import { canSubmitEmail, servesEmail } from './emailRules.ts'

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
  | { readonly type: 'refused'; readonly invalid: boolean }
  | { readonly type: 'sent' }

/** The e-mail login from the typed address to the first mail (C-179 to C-182, C-249 to C-254, C-284). */
export function createEmailLoginFlow(core: Core): Flow<EmailLoginState, EmailLoginEvent> {
  const { networks, router, toasts, track } = core
  const draft = core.use(createEmailDraft)

  const flow = createFlow<EmailLoginState, EmailLoginEvent>(core, {
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
        const invalid = event.type === 'refused' && event.invalid
        return { status: 'idle', email: state.email, invalid, selected: true }
      }
      if (event.type === 'typed') return { ...state, email: event.email, invalid: false }
      if (event.type !== 'submitted') return undefined
      if (!canSubmitEmail(state.email)) return state
      return { status: 'loading', email: state.email, selected: true }
    },
    effects: {
      async loading({ state, send, signal }) {
        const email = state.email.trim()
        if (!servesEmail(networks.activeNamespace())) {
          router.push('SwitchActiveChain', { chain: 'eip155', feature: 'email' })
          send({ type: 'sent' })
          return
        }
        track('EMAIL_SUBMITTED')
        let action: 'VERIFY_OTP' | 'VERIFY_DEVICE'
        try {
          const auth = await core.ensureAuth()
          if (signal.aborted) return
          action = await auth.connectEmail(email, signal)
        } catch (thrown) {
          if (signal.aborted) return
          const error = toFoyerError(thrown, 'internal', 'The e-mail login')
          const invalid = error.code === 'email.invalid'
          send({ type: 'refused', invalid })
          if (!invalid) toasts.show('error', errorText(core, error))
          return
        }
        if (signal.aborted) return
        send({ type: 'sent' })
        if (action === 'VERIFY_DEVICE') {
          router.push('EmailVerifyDevice', { email })
        } else {
          track('EMAIL_VERIFICATION_CODE_SENT')
          router.push('EmailVerifyOtp', { email })
        }
      },
    },
  })

  return {
    ...flow,
    send(event) {
      const before = flow.store.getState()
      flow.send(event)
      const after = flow.store.getState()
      draft.setState({ email: after.email })
      if (event.type === 'focused' && !before.selected && after.selected) {
        track('EMAIL_LOGIN_SELECTED')
      }
    },
  }
}
