import { defineTexts } from '../defineTexts.ts'
import { emailFieldTexts } from './emailFieldTexts.ts'
import { loginEndTexts } from './loginEndTexts.ts'

/** Texts of the e-mail login (C-187 to C-191). */
export const emailTexts = defineTexts('email', {
  ...emailFieldTexts.english,
  ...loginEndTexts.english,
  loginFailed: "Couldn't sign in with your email",
  enterCode: 'Enter the code we sent to',
  codeLabel: 'One-time code',
  digit: (position: number) => `Digit ${position}`,
  codeExpires: 'The code expires in 20 minutes',
  /** Announced when a pasted text changed nothing. */
  noCodeInText: 'The text has no single code of 6 digits. Paste or type the code alone.',
  checkingCode: 'Checking your code',
  tryAgain: (error: string) => `${error}. Try Again`,
  didNotReceive: "Didn't get it?",
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  codeResent: 'Code email resent',
  unableToResend: 'Unable to resend email',
  notResent: "The email wasn't sent. Check your connection and try again.",
  notReceivedYet: 'Nothing yet? Check your spam folder.',
  /** Shown below a code that failed, when its mail was requested before a reload. */
  reloaded: 'The page was reloaded since. If the code is right, get a new one.',
  approveDevice: 'Approve the sign-in link we sent to',
  approveDeviceHint: 'New device: open the email and approve this sign-in to continue',
  resendEmail: 'Resend email',
  newEmailLabel: 'New email',
  save: 'Save',
  /** Shown when the address has been changed. */
  changed: (email: string) => `Email changed to ${email}`,
  somethingWrong: 'Something wrong? Try again',
  followSecureSite: 'Follow the instructions on the secure site to upgrade your wallet',
  reconnectNote: 'You will have to reconnect for security reasons',
  openSecureSite: 'Open the secure site',
})
