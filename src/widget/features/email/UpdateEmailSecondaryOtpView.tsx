import { useViewParams } from '../../core/useViewParams.ts'
import { OtpScreen } from './code/OtpScreen.tsx'
import { SomethingWrong } from './update/SomethingWrong.tsx'
import { createSecondaryOtpFlow } from './code/otpFlow.ts'
import { createUpdateResendFlow } from './code/resendFlow.ts'

/** Requests the code sent to the new address (C-163, C-195). */
export default function UpdateEmailSecondaryOtpView() {
  const { email } = useViewParams('UpdateEmailSecondaryOtp')
  return (
    <OtpScreen
      email={email}
      flow={createSecondaryOtpFlow}
      resend={(core) => createUpdateResendFlow(core, email, 'UpdateEmailSecondaryOtp')}
    >
      <SomethingWrong />
    </OtpScreen>
  )
}
