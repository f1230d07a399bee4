import { defineTexts } from '../defineTexts.ts'

/** Texts that several features show: a part of the section `shell`. Loaded with the first of these features. */
export const commonTexts = defineTexts('shell', {
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  disconnect: 'Disconnect',
  failedToDisconnect: 'Failed to disconnect',
  continue: 'Continue',
  addressCopied: 'Address copied',
  accountNotFound: 'Account not found',
  learnMore: 'Learn more',
  comingSoon: 'Coming soon',
  newCode: 'Get a new code',
  popupBlocked: (provider: string) =>
    `Your browser blocked the ${provider} window. Allow pop-ups for this site, then try again.`,
  retrievingUser: 'Retrieving user data',
})
