import { defineTexts } from '../defineTexts.ts'
import { connectTexts } from './connectTexts.ts'

/**
 * The section `connect` with the texts of All Wallets, the connecting screens and downloads (C-086
 * to C-109).
 */
export const connectingTexts = defineTexts('connect', {
  ...connectTexts.english,
  dontHave: (wallet: string) => `Don't have ${wallet}?`,
  get: 'Get',
  search: 'Search wallet',
  walletsFound: (count: number) => (count === 1 ? '1 wallet found' : `${count} wallets found`),
  searchWithQr: 'Connect with QR code',
  continueIn: (wallet: string) => `Continue in ${wallet}`,
  connecting: 'Connecting...',
  acceptInWallet: 'Approve the connection in your wallet',
  connectionDeclined: 'Connection declined',
  connectionDeclinedHint: 'Connection can be declined if a previous request is still active',
  requestPending: 'Your wallet already has a request open. Finish it there first.',
  walletLocked: 'Unlock your wallet and try again',
  walletMissing: "This wallet isn't in your browser anymore",
  walletFailed: "Couldn't connect to this wallet. Try again.",
  nothingOpened: 'Nothing opened?',
  noAnswerYet: 'Still waiting for your wallet',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  notDetected: 'Not Detected',
  notDetectedHint: (wallet: string) =>
    `${wallet} is not installed in this browser. Get it here, then come back.`,
  noDownloads: 'No download link for this wallet. Browse others in the wallet explorer.',
  findWallet: 'Find a wallet',
  findWalletHint: 'The wallet explorer lists wallets and where to download them.',
  exploreAll: 'Explore all',
  chromeExtension: 'Chrome Extension',
  iosApp: 'iOS App',
  androidApp: 'Android App',
  website: 'Website',
  failedToFindConnector: 'Failed to find connector',
  noLinkFound: 'No link found',
  declined: 'Declined',
})
