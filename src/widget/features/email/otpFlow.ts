import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { errorText } from '../../core/texts/errorTexts.ts'
import { otpLength } from './emailRules.ts'

export type OtpState =
  | {
      readonly status: 'entering'
      readonly code: string
      /** Words of what went wrong, without '. Try Again'. */
      readonly error?: string
      /** Grows with every failure: the boxes start anew, and the first has the focus (open point 64). */
      readonly attempt: number
    }
  | { readonly status: 'checking'; readonly code: string; readonly attempt: number }

export type OtpEvent =
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'failed'; readonly error: string }

/**
 * The boxes of a one-time code: `check` is asked as soon as 6 digits stand (C-183, C-243), and goes
 * on to the next view; what it rejects with is shown, and a new code is taken (C-187).
 */
export function createOtpFlow(
  core: Core,
  options: {
    /** Shown by the timeline, e.g. `email.otp`. */
    readonly name: string
    readonly check: (code: string, signal: AbortSignal) => Promise<void>
  },
): Flow<OtpState, OtpEvent> {
  const { name, check } = options
  const complete = new RegExp(`^\\d{${otpLength}}$`)

  return createFlow<OtpState, OtpEvent>(core, {
    name,
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
        try {
          await check(state.code, signal)
        } catch (thrown) {
          if (signal.aborted) return
          const error = toFoyerError(thrown, 'internal', 'The check of the code')
          send({ type: 'failed', error: errorText(core, error) })
        }
      },
    },
  })
}
