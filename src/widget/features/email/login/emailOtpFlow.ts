import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { createEmailDraft } from './emailDraft.ts'
import { finishLogin } from '../../../core/session/finishLogin.ts'
import { createOtpFlow, type OtpEvent, type OtpState } from '../code/otpFlow.ts'

/** The one-time code of a login, up to the connected account (C-183 to C-187, C-286, C-317). */
export function createEmailOtpFlow(core: Core): Flow<OtpState, OtpEvent> {
  const { track } = core
  return createOtpFlow(core, {
    name: 'email.otp',
    async check(code, signal) {
      const auth = await core.ensureAuth(signal)
      await auth.connectOtp(code, signal)
    },
    onPassed: () => track('EMAIL_VERIFICATION_CODE_PASS'),
    async finish(signal) {
      await finishLogin(core, { method: 'email', signal })
      core.use(createEmailDraft).setState({ email: '' })
    },
    onFailed({ message }, passed) {
      if (passed) track('CONNECT_ERROR', { message })
      else track('EMAIL_VERIFICATION_CODE_FAIL')
    },
  })
}
