import { defineTexts } from '../defineTexts.ts'

/** Texts of Connect and its wallet list (C-079 to C-085). */
export const connectTexts = defineTexts('connect', {
  continueWithWallet: 'Continue with a wallet',
  or: 'or',
  legalBefore: 'By connecting your wallet, you agree to our ',
  /** For languages whose verb is at the end. */
  legalAfter: '',
  legalAnd: ' and ',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  wallets: 'Wallets',
  allWallets: 'All Wallets',
  walletConnect: 'WalletConnect',
  qrCodeTag: 'QR code',
  recentTag: 'Recent',
  installedTag: 'Installed',
  multiChainTag: 'Multichain',
  contestedTag: 'Duplicate name',
  contested: 'Several wallets use this name',
  contestedHint:
    'More than one wallet uses this name. Check which one is asking before you approve.',
  browserWallet: 'Browser Wallet',
  noWallet: "I don't have a wallet",
  noWalletFound: 'No Wallet found',
  loadingWallets: 'Loading wallets',
  directoryFailed: "Couldn't load wallets",
  directoryFailedHint: 'Check your connection. Installed wallets still work.',
  directoryFailedAlone: 'Check your connection, then try again.',
  installedWallets: 'Show installed wallets',
  slow: 'This is taking longer than usual.',
})
