import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { secondsUntil, untilNextSecond } from './emailRules.ts'

export type EmailResendState =
  | { readonly status: 'waiting'; readonly seconds: number; readonly reenter: true }
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }

export type EmailResendEvent =
  | { readonly type: 'resend' }
  /** Whole seconds until the next mail is allowed; 0 is now. */
  | { readonly type: 'counted'; readonly seconds: number }

/**
 * Sending the mail of a login once more, with the count down that both screens show (C-188, C-189,
 * C-334, C-350, open points 57, 58, 60). Throws `none.authConnector` without a secure site.
 */
export function createEmailResendFlow(
  core: Core,
  email: string,
  screen: 'EmailVerifyOtp' | 'EmailVerifyDevice',
): Flow<EmailResendState, EmailResendEvent> {
  const { backend, router, texts, toasts, track } = core
  const { auth, clock } = backend
  if (!auth) throw new FoyerError('none.authConnector', 'Auth connector not found')
  const secondsLeft = () => secondsUntil(auth.nextEmailLoginAt(), clock.now())
  const counted = (seconds: number): EmailResendState =>
    seconds > 0 ? { status: 'waiting', seconds, reenter: true } : { status: 'ready' }

  return createFlow<EmailResendState, EmailResendEvent>(
    {
      name: 'email.resend',
      initial: counted(secondsLeft()),
      transition(state, event) {
        if (event.type === 'counted') return counted(event.seconds)
        return state.status === 'ready' ? { status: 'sending' } : state
      },
      effects: {
        waiting: ({ send }) =>
          clock.setTimer(
            'email.resendCoolDown',
            untilNextSecond(auth.nextEmailLoginAt(), clock.now()),
            () => send({ type: 'counted', seconds: secondsLeft() }),
          ),
        async sending({ send, signal }) {
          try {
            const ready = await core.ensureAuth()
            if (signal.aborted) return
            const action = await ready.connectEmail(email, signal)
            if (signal.aborted) return
            const next = action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
            if (next === 'EmailVerifyOtp') track('EMAIL_VERIFICATION_CODE_SENT')
            // The secure site may ask for the other proof this time, e.g. when the device was approved meanwhile.
            if (next !== screen) router.replace(next, { email })
            toasts.show('success', texts.email.codeResent)
          } catch (error) {
            if (signal.aborted) return
            noteFailure(core, 'email.resend', error)
            toasts.show('error', texts.email.unableToResend)
          }
          send({ type: 'counted', seconds: secondsLeft() })
        },
      },
    },
    { inspect: core.inspect, onError: (error) => noteFailure(core, 'email.resend', error) },
  )
}
