import { defineTexts } from '../defineTexts.ts'
import { socialTexts } from './socialTexts.ts'

/**
 * The section `socials` with the texts of the screen beside the provider's window (C-104, C-202).
 */
export const socialWindowTexts = defineTexts('socials', {
  ...socialTexts.english,
  logInWith: (provider: string) => `Log in with ${provider}`,
  connectInWindow: 'Connect in the provider window',
  failed: 'Something went wrong',
  untrustedOrigin: 'Untrusted Origin',
  loginFailed: (provider: string) => `Couldn't log in with ${provider}`,
  untrustedHint: 'The answer came from another site, so the login was stopped.',
  lostHint: 'The window was closed or lost before the login was complete.',
  windowHidden: "Can't see the window?",
  showWindow: 'Show it',
})
