import type { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import type { OtpSteps } from './otpSteps.ts'

/** A check of a code by the site that is running, or that failed while its screen was not shown. */
export interface OtpAttempt {
  readonly code: string
  /** Resolves when the site has accepted the code; rejects when it has not. */
  readonly passed: Promise<void>
  /** Resolves when the steps after the check are done, too. */
  readonly finished: Promise<void>
  /** The failure, present once the attempt has failed. */
  readonly error?: FoyerError
}

/**
 * The submitted codes. A check goes on when its screen is left, because a right code logs the visitor in anyway (open
 * point 311).
 */
export interface OtpAttempts {
  /** Returns the last attempt for the code that is awaited now. */
  last(name: string): OtpAttempt | undefined
  start(steps: OtpSteps, code: string): OtpAttempt
  /** Forgets the last attempt, once its failure was shown. */
  forget(): void
}

/** Creates the attempts of a widget; read them by `core.use(createOtpAttempts)`. */
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
