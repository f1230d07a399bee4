import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import type { Flow } from '../../core/flow.ts'
import { createEmailDraft } from './emailDraft.ts'
import { finishLogin } from '../../core/finishLogin.ts'
import { createOtpFlow, type OtpEvent, type OtpState } from './otpFlow.ts'

/** The one-time code of a login, up to the connected account (C-183 to C-187, C-286, C-317). */
export function createEmailOtpFlow(core: Core): Flow<OtpState, OtpEvent> {
  const { track } = core
  return createOtpFlow(core, {
    name: 'email.otp',
    async check(code, signal) {
      try {
        const auth = await core.ensureAuth()
        if (signal.aborted) return
        await auth.connectOtp(code, signal)
      } catch (error) {
        if (!signal.aborted) track('EMAIL_VERIFICATION_CODE_FAIL')
        throw error
      }
      track('EMAIL_VERIFICATION_CODE_PASS')
      try {
        await finishLogin(core, { method: 'email', signal })
        core.use(createEmailDraft).setState({ email: '' })
      } catch (error) {
        const { message } = toFoyerError(error, 'internal', 'The check of the code')
        if (!signal.aborted) track('CONNECT_ERROR', { message })
        throw error
      }
    },
  })
}
