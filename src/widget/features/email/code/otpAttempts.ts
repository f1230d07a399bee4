import type { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import type { OtpSteps } from './otpSteps.ts'

/** A code that the site is checking, or that failed while its screen was not shown. */
export interface OtpAttempt {
  readonly code: string
  /** The code was right. */
  readonly passed: Promise<void>
  /** The remaining steps are done, too. */
  readonly finished: Promise<void>
  /** Present once it has failed. */
  readonly error?: FoyerError
}

/** The codes that were handed over: a check goes on when its screen is left (open point 311). */
export interface OtpAttempts {
  /** The last attempt for what is awaited now. */
  last(name: string): OtpAttempt | undefined
  start(steps: OtpSteps, code: string): OtpAttempt
  /** Its failure was shown. */
  forget(): void
}

/** One per widget: `core.use(createOtpAttempts)`. */
export function createOtpAttempts(core: Core): OtpAttempts {
  const pending = core.use(createPendingLogin)
  let last: (OtpAttempt & { readonly name: string; readonly signal: AbortSignal }) | undefined

  return {
    last: (name) => (last?.name === name && last.signal === pending.signal() ? last : undefined),
    start(steps, code) {
      const passed = steps.check(code)
      const finished = passed.then(() => steps.finish?.())
      const attempt = { name: steps.name, signal: pending.signal(), code, passed, finished }
      last = attempt
      const done = () => {
        if (last === attempt) last = undefined
      }
      finished.then(done, (thrown: unknown) => {
        const error = toFoyerError(thrown, 'internal', 'The check of the code')
        if (last === attempt) last = { ...attempt, error }
      })
      return attempt
    },
    forget: () => (last = undefined),
  }
}
