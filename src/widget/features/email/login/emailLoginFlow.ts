import { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createLoginProblems } from '../../../core/login/loginProblems.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { createEmailDraft } from '../emailDrafts.ts'
import {
  canSubmitEmail,
  readEmail,
  secondsUntil,
  servesEmail,
  untilNextSecond,
} from '../emailRules.ts'

export type EmailLoginState =
  | {
      readonly status: 'idle'
      readonly email: string
      /** Whether the secure site refused the address (C-252). */
      readonly invalid: boolean
      /**
       * Another failure; shown below the field until the address changes, because its toast is gone sooner (open point
       * 264).
       */
      readonly error?: FoyerError
      readonly reenter?: true
      /**
       * Whether the field had the focus once; the event EMAIL_LOGIN_SELECTED is sent the first time only (open point
       * 158).
       */
      readonly selected: boolean
    }
  | { readonly status: 'loading'; readonly email: string; readonly selected: true }

export type EmailLoginEvent =
  | { readonly type: 'focused' }
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly error: FoyerError }
  /** A second of the cool-down has passed, with `seconds` remaining. */
  | { readonly type: 'counted'; readonly seconds: number }
  | { readonly type: 'sent'; readonly view: 'EmailVerifyOtp' | 'EmailVerifyDevice' }
  /** E-mail login requires another kind of network. */
  | { readonly type: 'elsewhere' }

/** The e-mail login from the typed address to the first mail (C-179, C-249). */
export function createEmailLoginFlow(core: Core): Flow<EmailLoginState, EmailLoginEvent> {
  const { backend, networks, router, toasts, track } = core
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
        const { email } = state
        const error = event.type === 'refused' ? event.error : undefined
        const invalid = error?.code === 'email.invalid'
        const shown = error && !invalid ? { error } : {}
        return { status: 'idle', email, invalid, selected: true, ...shown }
      }
      if (event.type === 'counted') return counted(state, event.seconds)
      if (event.type === 'typed') {
        return { status: 'idle', email: event.email, invalid: false, selected: state.selected }
      }
      if (event.type !== 'submitted') return undefined
      if (!canSubmitEmail(state.email)) return state
      return { status: 'loading', email: state.email, selected: true }
    },
    effects: {
      idle({ state, send }) {
        if (state.error?.code !== 'email.coolDown') return undefined
        const until = backend.auth?.nextEmailLoginAt() ?? 0
        const secondsLeft = () => secondsUntil(until, backend.clock.now())
        return backend.clock.setTimer(
          'email.loginCoolDown',
          untilNextSecond(until, backend.clock.now()),
          () => send({ type: 'counted', seconds: secondsLeft() }),
        )
      },
      async loading({ state, send }) {
        core.use(createLoginProblems).clear()
        if (!servesEmail(networks.activeNamespace())) return send({ type: 'elsewhere' })
        track('EMAIL_SUBMITTED')
        try {
          const { requestLogin } = await import('./requestLogin.ts')
          return { type: 'sent', view: await requestLogin(core, readEmail(state.email)) }
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
      sent: ({ view }, { to }) => router.push(view, { email: readEmail(to.email) }),
    },
  })
}

/** The cool-down with the remaining seconds, without an error once it is over. */
function counted(state: EmailLoginState, seconds: number): EmailLoginState {
  if (state.status !== 'idle' || !state.error) return state
  const { error, ...idle } = state
  if (seconds === 0) return idle
  const details = { ...error.details, seconds }
  return { ...idle, error: new FoyerError(error.code, error.message, { details }), reenter: true }
}
