import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { createResendFlow, type ResendEvent, type ResendState } from '../code/resendFlow.ts'

/**
 * Sending the mail of a login once more. Throws `none.email` when a host opened the screen without an
 * address, `none.authConnector` without a secure site (C-343).
 */
export function createEmailResendFlow(
  core: Core,
  email: string,
  screen: 'EmailVerifyOtp' | 'EmailVerifyDevice',
): Flow<ResendState, ResendEvent> {
  if (!email) throw new FoyerError('none.email', 'No email')
  const { router, track } = core
  return createResendFlow(core, async (auth, signal) => {
    const action = await auth.connectEmail(email, signal)
    const next = action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
    return () => {
      if (next === 'EmailVerifyOtp') track('EMAIL_VERIFICATION_CODE_SENT')
      // The secure site may ask for the other proof this time, e.g. when the device was approved meanwhile.
      if (next !== screen) router.replace(next, { email })
    }
  })
}
