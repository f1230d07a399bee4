import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** E-mail login (C-149 to C-151, C-187 to C-191, C-250 to C-254, C-349, open points 58 to 66). */
export const emailTexts = {
  label: 'Email',
  placeholder: 'Enter your email',
  checkingEmail: 'Sending the email',
  submit: 'Continue with email',
  invalid: 'Invalid email. Try again.',
  tryAgainAfter: (seconds: number) => `Please try again after ${seconds} seconds`,
  enterCode: 'Enter the code we sent to',
  codeLabel: 'One-time code',
  digit: (position: number) => `Digit ${position}`,
  codeExpires: 'The code expires in 20 minutes',
  checkingCode: 'Checking the code',
  tryAgain: (error: string) => `${error}. Try Again`,
  didNotReceive: 'Did not receive it?',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  codeResent: 'Code email resent',
  unableToResend: 'Unable to resend email',
  approveDevice: 'Approve the login link we sent to',
  approveDeviceHint: 'Register this device to continue: open the mail and approve the login',
  resendEmail: 'Resend email',
  newEmailLabel: 'New email',
  cancel: 'Cancel',
  save: 'Save',
  somethingWrong: 'Something wrong? Try again',
  followSecureSite: 'Follow the instructions on the secure site to upgrade your wallet',
  reconnectNote: 'You will have to reconnect for security reasons',
  openSecureSite: 'Open the secure site',
}

/** As this widget says them: `core.use(createEmailTexts)`. */
export function createEmailTexts(
  core: TextSource<'email', typeof emailTexts>,
): WidenTexts<typeof emailTexts> {
  return lazyTexts(core, 'email', emailTexts)
}
