import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/**
 * Social logins: their proper names (open point 50), the widget on Connect (C-087 to C-089, open point 25) and the
 * screen beside the provider's window (C-104, C-202 to C-206).
 */
export const socialTexts = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  list: 'Social logins',
  continueWith: (provider: string) => `Continue with ${provider}`,
  more: 'More',
  logInWith: (provider: string) => `Log in with ${provider}`,
  connectInWindow: 'Connect in the provider window',
  retrieving: 'Retrieving user data',
  failed: 'Something went wrong',
  untrustedOrigin: 'Untrusted Origin',
}

/** As this widget says them: `core.use(createSocialTexts)`. */
export function createSocialTexts(
  core: TextSource<'socials', typeof socialTexts>,
): WidenTexts<typeof socialTexts> {
  return lazyTexts(core, 'socials', socialTexts)
}
