import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'
import { errorText } from '../../../core/texts/errorText.ts'

/**
 * Waits for the approval of the login link, also while its screen is not shown: the visitor may leave it for the mail
 * app (open point 311).
 */
export interface DeviceApproval {
  /** Joins the wait that goes on, or starts one. Rejects like `Auth.connectDevice`. */
  wait(email: string): Promise<void>
}

/** Creates the wait of a widget; read it by `core.use(createDeviceApproval)`. */
export function createDeviceApproval(core: Core): DeviceApproval {
  const { track } = core
  const pending = core.use(createPendingLogin)
  let waiting: { readonly signal: AbortSignal; readonly result: Promise<void> } | undefined

  async function connect(email: string, signal: AbortSignal) {
    try {
      const auth = await core.ensureAuth(signal)
      await auth.connectDevice(signal)
      signal.throwIfAborted()
    } catch (thrown) {
      if (!signal.aborted) {
        pending.end()
        const error = toFoyerError(thrown, 'internal', 'The approval of the device')
        pending.explain({ title: core.use(emailTexts).loginFailed, text: errorText(core, error) })
      }
      throw thrown
    }
    track('DEVICE_REGISTERED_FOR_EMAIL')
    track('EMAIL_VERIFICATION_CODE_SENT')
    pending.begin('EmailVerifyOtp', { email })
  }

  return {
    wait(email) {
      const signal = pending.signal()
      if (waiting?.signal !== signal) waiting = { signal, result: connect(email, signal) }
      return waiting.result
    },
  }
}
