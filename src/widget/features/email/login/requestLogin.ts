import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'

/**
 * Requests a code or a link by mail. What was sent is remembered even if the visitor leaves before the site answers.
 * Rejects like `Auth.connectEmail`.
 */
export async function requestLogin(core: Core, email: string) {
  const pending = core.use(createPendingLogin)
  const before = pending.begun()
  const auth = await core.ensureAuth()
  const action = await auth.connectEmail(email)
  if (action === 'VERIFY_OTP') core.track('EMAIL_VERIFICATION_CODE_SENT')
  const view = action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
  // A visitor who went back from the code meanwhile has dropped it.
  if (pending.begun() === before) pending.begin(view, { email })
  return view
}
