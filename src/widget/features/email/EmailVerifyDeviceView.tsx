import { useTexts } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { VerifyIcon } from '../../kit/icons/viewIcons.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { EmailAddress } from './code/EmailAddress.tsx'
import { createEmailDeviceFlow } from './login/emailDeviceFlow.ts'
import { EmailResend } from './code/EmailResend.tsx'
import { createEmailResendFlow } from './code/resendFlow.ts'
import { emailTexts } from '../../core/texts/login/emailTexts.ts'

/** Waits until the login link in the mail is approved (C-150, C-151). */
export default function EmailVerifyDeviceView() {
  const texts = useTexts(emailTexts)
  const email = useViewParams('EmailVerifyDevice')?.email ?? ''
  const { state } = useFlow((core) => createEmailDeviceFlow(core, email))
  return (
    <div data-status={state.status}>
      <Hero
        media={
          <LoadingThumbnail status="loading">
            <IconTile icon={<VerifyIcon size={28} />} tone="accent" />
          </LoadingThumbnail>
        }
        title={
          <>
            {texts.approveDevice} <EmailAddress email={email} />
          </>
        }
        text={texts.approveDeviceHint}
      />
      <EmailResend
        flow={(core) => createEmailResendFlow(core, email, 'EmailVerifyDevice')}
        label={texts.resendEmail}
      />
    </div>
  )
}
