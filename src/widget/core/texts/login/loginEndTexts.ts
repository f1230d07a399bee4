import { defineTexts } from '../defineTexts.ts'

/** The text of Connect when the secure site has ended the login: a part of the section `email`. */
export const loginEndTexts = defineTexts('email', {
  loginEnded: "You've been signed out",
  loginEndedHint: 'Sign in again to continue.',
})
