import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'

/**
 * Requests the next code of a change of address; the secure site decides to which of the two addresses it goes. What
 * was sent is remembered even if the visitor closes the modal before the site answers; `signal` aborts when the screen
 * is left. Rejects like `Auth.updateEmail`.
 */
export async function requestUpdate(
  core: Core,
  newEmail: string,
  signal?: AbortSignal,
): Promise<'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp'> {
  const pending = core.use(createPendingLogin)
  const before = pending.begun()
  const auth = await core.ensureAuth()
  const current = core.account.getState().email ?? ''
  const action = await auth.updateEmail(newEmail)
  core.track('EMAIL_VERIFICATION_CODE_SENT')
  const isSecond = action === 'VERIFY_SECONDARY_OTP'
  // A visitor who cancelled or went back meanwhile has dropped the change.
  const isCancelled = signal?.aborted === true && core.modal.getState().open
  if (!isCancelled && pending.begun() === before) {
    if (isSecond) pending.begin('UpdateEmailSecondaryOtp', { email: newEmail })
    else pending.begin('UpdateEmailPrimaryOtp', { email: current, newEmail })
  }
  return isSecond ? 'UpdateEmailSecondaryOtp' : 'UpdateEmailPrimaryOtp'
}
