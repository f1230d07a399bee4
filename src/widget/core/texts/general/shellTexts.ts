import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of header controls and placeholders of a view. The rest of the section `shell` is in
 * `buttonTexts`, `commonTexts` and `startTexts`.
 */
export const shellTexts = defineTexts('shell', {
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  help: 'Help',
  changeNetwork: 'Change network',
  loading: 'Loading',
  modal: 'Wallet',
  connectedAs: (address: string) => `Connected as ${address}`,
  signedInAs: (address: string) => `Signed in as ${address}`,
  viewFailed: "Couldn't load this screen",
  tryAgain: 'Try again',
  reloadPage: 'Reload page',
})
