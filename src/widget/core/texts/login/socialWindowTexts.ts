import { defineTexts } from '../defineTexts.ts'
import { socialTexts } from './socialTexts.ts'

/** The section `socials` with the screen beside the provider's window (C-104, C-202). */
export const socialWindowTexts = defineTexts('socials', {
  ...socialTexts.english,
  logInWith: (provider: string) => `Log in with ${provider}`,
  connectInWindow: 'Connect in the provider window',
  retrieving: 'Retrieving user data',
  failed: 'Something went wrong',
  untrustedOrigin: 'Untrusted Origin',
  loginFailed: (provider: string) => `Couldn't log in with ${provider}`,
  blocked: (provider: string) =>
    `Your browser blocked the ${provider} window. Allow pop-ups for this site, then try again.`,
  untrustedHint: 'The answer came from another site, so the login was stopped.',
  lostHint: 'The window was lost before the login was complete.',
  windowHidden: "Can't see the window?",
  showWindow: 'Show it',
})
