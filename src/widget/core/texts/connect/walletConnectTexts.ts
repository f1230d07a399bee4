import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of ConnectingWalletConnect (C-099 to C-102). Those shared with other connecting screens are
 * in `connect`.
 */
export const walletConnectTexts = defineTexts('walletConnect', {
  platforms: 'Ways to connect',
  browser: 'Browser',
  mobile: 'Mobile',
  qrcode: 'QR code',
  web: 'Web',
  desktop: 'Desktop',
  qrCode: 'QR code to scan with your phone',
  scan: 'Scan this QR code with your phone',
  preparing: 'Preparing the QR code',
  reachingRelay: 'Preparing the connection',
  unreachable: "Can't reach WalletConnect",
  unreachableHint: 'Check your connection, then try again',
  openWallet: (wallet: string) => `Open ${wallet}`,
  openInNewTab: 'Continue in a new tab',
  nothingOpened: 'Nothing opened? Open it again, or paste the link into your wallet.',
})
