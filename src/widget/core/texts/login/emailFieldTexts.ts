import { defineTexts } from '../defineTexts.ts'

/** Texts of the e-mail field of Connect (C-250 to C-254): a part of the section `email`. */
export const emailFieldTexts = defineTexts('email', {
  label: 'Email',
  placeholder: 'Enter your email',
  checkingEmail: 'Sending your code',
  submit: 'Continue with email',
  hint: "No wallet needed. We'll email you a code.",
  invalid: 'Invalid email. Try again.',
  unavailable: "Email sign-in isn't available right now. Check your connection and try again.",
  tryAgainAfter: (seconds: number) => `Please try again after ${seconds} seconds`,
})
