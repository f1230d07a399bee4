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
  loginFailed: (provider: string) => `Couldn't sign in with ${provider}`,
  untrustedHint: 'The reply came from another site, so we stopped the sign-in.',
  lostHint: 'The window closed before you finished.',
  windowHidden: "Can't see the window?",
  showWindow: 'Show it',
})
