import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { secondsUntil, untilNextSecond } from '../emailRules.ts'
import { openUpdateOtp } from '../update/openUpdateOtp.ts'
import { requestLogin } from '../login/requestLogin.ts'
import { requestUpdate } from '../update/requestUpdate.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'

export type ResendState =
  | {
      readonly status: 'waiting'
      readonly seconds: number
      readonly reenter: true
      /** Whether the last mail could not be sent. */
      readonly hasFailed?: true
    }
  | { readonly status: 'ready'; readonly hasFailed?: true }
  | { readonly status: 'sending' }

export type ResendEvent =
  | { readonly type: 'resend' }
  /** The whole seconds until the next mail is allowed; 0 when it is allowed now. */
  | { readonly type: 'counted'; readonly seconds: number }
  | { readonly type: 'sent'; readonly seconds: number; readonly followUp: () => void }
  | { readonly type: 'failed'; readonly seconds: number; readonly error: unknown }

/**
 * Sends a mail again with `again`, which resolves with the next step on the screen, and runs the count down that all
 * screens share, because the secure site limits mails per address (C-188, C-350). Throws `none.authConnector` without a
 * secure site.
 */
export function createResendFlow(
  core: Core,
  again: () => Promise<() => void>,
): Flow<ResendState, ResendEvent> {
  const { backend, toasts } = core
  const texts = core.use(emailTexts)
  const { auth, clock } = backend
  if (!auth) throw new FoyerError('none.authConnector', 'Auth connector not found')
  const secondsLeft = () => secondsUntil(auth.nextEmailLoginAt(), clock.now())
  const counted = (seconds: number, hasFailed = false): ResendState => ({
    ...(seconds > 0 ? { status: 'waiting', seconds, reenter: true } : { status: 'ready' }),
    ...(hasFailed ? { hasFailed } : {}),
  })

  return createFlow<ResendState, ResendEvent>(core, {
    name: 'email.resend',
    initial: counted(secondsLeft()),
    transition(state, event) {
      if (event.type !== 'resend') {
        const hadFailed = state.status !== 'sending' && state.hasFailed === true
        return counted(event.seconds, event.type === 'failed' || hadFailed)
      }
      return state.status === 'ready' ? { status: 'sending' } : state
    },
    effects: {
      waiting: ({ send }) =>
        clock.setTimer(
          'email.resendCoolDown',
          untilNextSecond(auth.nextEmailLoginAt(), clock.now()),
          () => send({ type: 'counted', seconds: secondsLeft() }),
        ),
      async sending() {
        try {
          const followUp = await again()
          return { type: 'sent', followUp, seconds: secondsLeft() }
        } catch (error) {
          return { type: 'failed', error, seconds: secondsLeft() }
        }
      },
    },
    outcomes: {
      sent({ followUp }) {
        followUp()
        // After the move, because a change of view hides toasts (C-038).
        toasts.show('success', texts.codeResent)
      },
      failed({ error }, { report }) {
        report(error)
        toasts.show('error', texts.unableToResend)
      },
    },
  })
}

/**
 * Sends the login mail again. Throws `none.email` when a host opened the screen without an address,
 * `none.authConnector` without a secure site (C-343).
 */
export function createEmailResendFlow(
  core: Core,
  email: string,
  screen: 'EmailVerifyOtp' | 'EmailVerifyDevice',
): Flow<ResendState, ResendEvent> {
  if (!email) throw new FoyerError('none.email', 'No email')
  return createResendFlow(core, async () => {
    const next = await requestLogin(core, email)
    return () => {
      // The secure site may require the other proof this time, for example when the device was approved meanwhile.
      if (next !== screen) core.router.replace(next, { email })
    }
  })
}

/** Sends the mail of an address change again; the secure site decides which code it requires. */
export function createUpdateResendFlow(
  core: Core,
  newEmail: string,
  screen: 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
): Flow<ResendState, ResendEvent> {
  return createResendFlow(core, async () => {
    const next = await requestUpdate(core, newEmail)
    return () => {
      if (next !== screen) openUpdateOtp(core, 'replace')
    }
  })
}
