import { useViewParams } from '../../core/useViewParams.ts'
import { createEmailOtpFlow } from './code/otpFlow.ts'
import { createEmailResendFlow } from './code/resendFlow.ts'
import { OtpScreen } from './code/OtpScreen.tsx'

/** Requests the one-time code of a login (C-149, C-183). */
export default function EmailVerifyOtpView() {
  const email = useViewParams('EmailVerifyOtp')?.email ?? ''
  return (
    <OtpScreen
      email={email}
      flow={createEmailOtpFlow}
      resend={(core) => createEmailResendFlow(core, email, 'EmailVerifyOtp')}
    />
  )
}
