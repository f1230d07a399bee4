import { defineTexts } from '../defineTexts.ts'

/** Texts that may be shown before anything is loaded: a part of the section `shell`. */
export const startTexts = defineTexts('shell', {
  connectWallet: 'Connect Wallet',
  connecting: 'Connecting...',
  failedToSignOut: 'Failed to sign out',
})
