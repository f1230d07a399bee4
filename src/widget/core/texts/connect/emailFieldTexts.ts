import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** The e-mail field of Connect (C-250 to C-254): a part of the section `email`. */
export const emailFieldTexts = {
  label: 'Email',
  placeholder: 'Enter your email',
  checkingEmail: 'Sending the email',
  submit: 'Continue with email',
  hint: "No wallet needed. We'll email you a code.",
  invalid: 'Invalid email. Try again.',
  unavailable: "Email sign-in isn't available right now. Check your connection and try again.",
  tryAgainAfter: (seconds: number) => `Please try again after ${seconds} seconds`,
}

/** The texts of this widget: `core.use(createEmailFieldTexts)`. */
export function createEmailFieldTexts(
  core: TextSource<'email', typeof emailFieldTexts>,
): WidenTexts<typeof emailFieldTexts> {
  return lazyTexts(core, 'email', emailFieldTexts)
}
