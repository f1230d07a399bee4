import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { errorText } from '../../core/texts.ts'
import { createEmailDraft } from './emailDraft.ts'
import { finishLogin } from './finishLogin.ts'
import { otpLength } from './emailRules.ts'

export type EmailOtpState =
  | {
      readonly status: 'entering'
      readonly code: string
      /** Words of what went wrong, without '. Try Again'. */
      readonly error?: string
      /** Grows with every failure: the boxes start anew, and the first has the focus (open point 64). */
      readonly attempt: number
    }
  | { readonly status: 'checking'; readonly code: string; readonly attempt: number }

export type EmailOtpEvent =
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'failed'; readonly error: string }

/** The one-time code of a login, up to the connected account (C-183 to C-187, C-286, C-317). */
export function createEmailOtpFlow(core: Core): Flow<EmailOtpState, EmailOtpEvent> {
  const { texts, track } = core
  const complete = new RegExp(`^\\d{${otpLength}}$`)

  return createFlow<EmailOtpState, EmailOtpEvent>(
    {
      name: 'email.otp',
      initial: { status: 'entering', code: '', attempt: 0 },
      transition(state, event) {
        const { attempt } = state
        if (state.status === 'checking') {
          if (event.type === 'typed') return state
          return { status: 'entering', code: '', error: event.error, attempt: attempt + 1 }
        }
        if (event.type !== 'typed') return undefined
        const status = complete.test(event.code) ? 'checking' : 'entering'
        return { status, code: event.code, attempt }
      },
      effects: {
        async checking({ state, send, signal }) {
          const fail = (thrown: unknown) => {
            const error = toFoyerError(thrown, 'internal', 'The check of the code')
            send({ type: 'failed', error: errorText(texts, error) })
            return error
          }
          try {
            const auth = await core.ensureAuth()
            if (signal.aborted) return
            await auth.connectOtp(state.code, signal)
          } catch (thrown) {
            if (signal.aborted) return
            track('EMAIL_VERIFICATION_CODE_FAIL')
            fail(thrown)
            return
          }
          track('EMAIL_VERIFICATION_CODE_PASS')
          try {
            await finishLogin(core, { method: 'email', signal })
            core.use(createEmailDraft).setState({ email: '' })
          } catch (thrown) {
            if (signal.aborted) return
            track('CONNECT_ERROR', { message: fail(thrown).message })
          }
        },
      },
    },
    { inspect: core.inspect, onError: (error) => noteFailure(core, 'email.otp', error) },
  )
}
