import { FoyerError, type FoyerErrorCode } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { otpLength } from '../emailRules.ts'
import { createEmailDraft } from '../emailDrafts.ts'
import { announceLogin } from '../../../core/login/announceLogin.ts'
import { finishLogin } from '../../../core/login/finishLogin.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'
import { createOtpAttempts, type OtpAttempt } from './otpAttempts.ts'
import type { OtpSteps } from './otpSteps.ts'

export type OtpState =
  | {
      readonly status: 'entering'
      readonly code: string
      readonly error?: FoyerError
      /** The number of failures; with each one the boxes are emptied and the first gets the focus (open point 64). */
      readonly attempt: number
    }
  | { readonly status: 'checking'; readonly code: string; readonly attempt: number }
  /** The code was right, and the remaining steps are running. */
  | { readonly status: 'passed'; readonly code: string; readonly attempt: number }

export type OtpEvent =
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'passed' }
  | { readonly type: 'failed'; readonly error: FoyerError }

/** The boxes of a one-time code, which is checked as soon as it has 6 digits (C-183, C-187). */
export function createOtpFlow(core: Core, steps: OtpSteps): Flow<OtpState, OtpEvent> {
  const complete = new RegExp(`^\\d{${otpLength}}$`)
  const failure = (thrown: unknown): OtpEvent => ({
    type: 'failed',
    error: toFoyerError(thrown, 'internal', 'The check of the code'),
  })

  const attempts = core.use(createOtpAttempts)
  const last = attempts.last(steps.name)
  let current: OtpAttempt | undefined

  return createFlow<OtpState, OtpEvent>(core, {
    name: steps.name,
    initial:
      last === undefined
        ? { status: 'entering', code: '', attempt: 0 }
        : last.error === undefined
          ? { status: 'checking', code: last.code, attempt: 0 }
          : { status: 'entering', code: '', error: last.error, attempt: 1 },
    transition(state, event) {
      const { attempt, code } = state
      if (state.status === 'entering') {
        if (event.type !== 'typed') return undefined
        const status = complete.test(event.code) ? 'checking' : 'entering'
        return { status, code: event.code, attempt }
      }
      if (event.type === 'typed') return state
      if (event.type === 'passed') return { status: 'passed', code, attempt }
      return { status: 'entering', code: '', error: event.error, attempt: attempt + 1 }
    },
    effects: {
      async checking({ state: { code } }) {
        try {
          const running = attempts.last(steps.name)
          current = running && !running.error ? running : attempts.start(steps, code)
          await current.passed
          return { type: 'passed' }
        } catch (thrown) {
          return failure(thrown)
        }
      },
      async passed() {
        try {
          return await current?.finished
        } catch (thrown) {
          return failure(thrown)
        }
      },
    },
    outcomes: {
      passed: () => steps.onPassed?.(),
      failed: () => attempts.forget(),
    },
  })
}

/** The secure site's errors for a wrong code; `frame.failed` when it gives no reason. */
const rejections: readonly FoyerErrorCode[] = [
  'otp.invalid',
  'otp.expired',
  'otp.used',
  'frame.failed',
]

/** Records the secure site's verdict on a code. A failure to reach the site is no verdict (C-317, open point 201). */
async function trackVerdict<T>({ track }: Core, answer: Promise<T>): Promise<T> {
  try {
    const result = await answer
    track('EMAIL_VERIFICATION_CODE_PASS')
    return result
  } catch (thrown) {
    if (rejections.includes(toFoyerError(thrown).code)) track('EMAIL_VERIFICATION_CODE_FAIL')
    throw thrown
  }
}

/** The one-time code of a login, up to the connected account (C-183, C-286). */
export function createEmailOtpFlow(core: Core): Flow<OtpState, OtpEvent> {
  const { track } = core
  const pending = core.use(createPendingLogin)
  const draft = core.use(createEmailDraft)
  // After a reload, too, the way back leads to the typed address (open point 63).
  const { email } = { ...pending.begun()?.params }
  if (email && !draft.getState().email) draft.setState({ email })

  return createOtpFlow(core, {
    name: 'email.otp',
    async check(code) {
      const auth = await core.ensureAuth()
      pending.handOver('email')
      try {
        await trackVerdict(core, auth.connectOtp(code))
      } catch (thrown) {
        pending.settle()
        throw thrown
      }
    },
    async finish() {
      try {
        await finishLogin(core, 'email')
        draft.setState({ email: '' })
      } catch (thrown) {
        track('CONNECT_ERROR', { message: toFoyerError(thrown, 'internal').message })
        throw thrown
      } finally {
        pending.settle()
      }
    },
  })
}

/** The code sent to the current address; a right one leads to the code of the new address (C-194, C-287). */
export function createPrimaryOtpFlow(core: Core, newEmail: string): Flow<OtpState, OtpEvent> {
  const pending = core.use(createPendingLogin)
  return createOtpFlow(core, {
    name: 'email.primaryOtp',
    async check(code) {
      const auth = await core.ensureAuth()
      const begun = pending.begun()
      await trackVerdict(core, auth.updateEmailPrimaryOtp(code))
      core.track('EMAIL_VERIFICATION_CODE_SENT')
      // A visitor who went back has dropped the change.
      if (pending.begun() === begun) pending.begin('UpdateEmailSecondaryOtp', { email: newEmail })
    },
    onPassed: () => core.router.replace('UpdateEmailSecondaryOtp', { email: newEmail }),
  })
}

/** The code sent to the new address; a right one ends the change at Account (C-195, C-287). */
export function createSecondaryOtpFlow(core: Core): Flow<OtpState, OtpEvent> {
  const { account, networks, router, session, toasts } = core
  const pending = core.use(createPendingLogin)
  return createOtpFlow(core, {
    name: 'email.secondaryOtp',
    async check(code) {
      const auth = await core.ensureAuth()
      const begun = pending.begun()
      const { email } = await trackVerdict(core, auth.updateEmailSecondaryOtp(code))
      if (pending.begun() === begun) pending.end()
      const connection = session.connection()
      if (connection?.type !== 'AUTH') {
        throw new FoyerError(
          'none.account',
          'The account was disconnected while its address was being changed.',
        )
      }
      account.setState({ email })
      announceLogin(core)
      // Not awaited: makes later user data contain the new address.
      auth
        .getUser(networks.store.getState().activeId)
        .catch((error: unknown) => noteFailure(core, 'email.secondaryOtp', error))
    },
    onPassed() {
      router.reset('Account')
      // After the view changed, because a change of view hides a toast.
      const { email } = account.getState()
      if (email !== undefined) toasts.show('success', core.use(emailTexts).changed(email))
    },
  })
}
