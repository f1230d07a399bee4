import { defineTexts } from '../defineTexts.ts'

/** Social logins: their proper names (open point 50) and the widget on Connect (C-087). */
export const socialTexts = defineTexts('socials', {
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
})
