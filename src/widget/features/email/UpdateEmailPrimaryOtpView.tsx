import { useViewParams } from '../../core/useViewParams.ts'
import { OtpScreen } from './code/OtpScreen.tsx'
import { SomethingWrong } from './update/SomethingWrong.tsx'
import { createPrimaryOtpFlow } from './code/otpFlow.ts'
import { createUpdateResendFlow } from './code/resendFlow.ts'

/** Requests the code sent to the current address (C-163, C-194). */
export default function UpdateEmailPrimaryOtpView() {
  const { email, newEmail } = useViewParams('UpdateEmailPrimaryOtp')
  return (
    <OtpScreen
      email={email}
      flow={(core) => createPrimaryOtpFlow(core, newEmail)}
      resend={(core) => createUpdateResendFlow(core, newEmail, 'UpdateEmailPrimaryOtp')}
    >
      <SomethingWrong />
    </OtpScreen>
  )
}
