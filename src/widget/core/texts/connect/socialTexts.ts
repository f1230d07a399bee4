import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Social logins: their proper names (open point 50) and the widget on Connect (C-087 to C-089, open point 25). */
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
}

/** The texts of this widget: `core.use(createSocialTexts)`. */
export function createSocialTexts(
  core: TextSource<'socials', typeof socialTexts>,
): WidenTexts<typeof socialTexts> {
  return lazyTexts(core, 'socials', socialTexts)
}
