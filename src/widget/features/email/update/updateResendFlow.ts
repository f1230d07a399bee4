import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { openUpdateOtp } from './openUpdateOtp.ts'
import { createResendFlow, type ResendEvent, type ResendState } from '../code/resendFlow.ts'

/** Sending the mail of a change of address once more; the secure site says which code it wants now. */
export function createUpdateResendFlow(
  core: Core,
  newEmail: string,
  screen: 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
): Flow<ResendState, ResendEvent> {
  return createResendFlow(core, async (auth, signal) => {
    const action = await auth.updateEmail(newEmail, signal)
    const next =
      action === 'VERIFY_SECONDARY_OTP' ? 'UpdateEmailSecondaryOtp' : 'UpdateEmailPrimaryOtp'
    return () => {
      if (next === screen) return
      const current = core.account.getState().email ?? ''
      openUpdateOtp(core, { action, current, email: newEmail, how: 'replace' })
    }
  })
}
