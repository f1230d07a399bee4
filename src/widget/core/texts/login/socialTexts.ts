import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of the social logins on Connect: the proper names of the providers (C-087, open point 50).
 */
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
