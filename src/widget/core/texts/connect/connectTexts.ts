import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Connect, wallet lists and the connecting screens (C-079 to C-109, C-336, C-338, C-339). */
export const connectTexts = {
  continueWithWallet: 'Continue with a wallet',
  or: 'or',
  legalBefore: 'By connecting your wallet, you agree to our ',
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
  contestedTag: 'Not unique',
  contested: 'Name used by several wallets',
  contestedHint:
    'More than one wallet uses this name. Check which one is asking before you approve.',
  browserWallet: 'Browser Wallet',
  dontHave: (wallet: string) => `Don't have ${wallet}?`,
  get: 'Get',
  search: 'Search wallet',
  clearSearch: 'Clear search',
  walletsFound: (count: number) => (count === 1 ? '1 wallet found' : `${count} wallets found`),
  searchWithQr: 'Connect with QR code',
  noWalletFound: 'No Wallet found',
  loadingWallets: 'Loading wallets',
  directoryFailed: 'Wallets could not be loaded',
  tryAgain: 'Try again',
  continueIn: (wallet: string) => `Continue in ${wallet}`,
  connecting: 'Connecting...',
  acceptInWallet: 'Accept connection request in the wallet',
  connectionDeclined: 'Connection declined',
  connectionDeclinedHint: 'Connection can be declined if a previous request is still active',
  requestPending: 'A request is already open in your wallet. Open it and answer there.',
  walletLocked: 'Unlock your wallet and try again',
  walletMissing: 'This wallet is no longer in your browser',
  walletFailed: 'The wallet could not connect. Try again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  failedToCopy: 'Failed to copy',
  notDetected: 'Not Detected',
  notDetectedHint: (wallet: string) =>
    `${wallet} is not installed in this browser. Get it here, then come back.`,
  noDownloads: 'There is no download link for this wallet. Others are in the wallet explorer.',
  findWallet: 'Find a wallet',
  findWalletHint: 'The wallet explorer lists wallets and where to download them.',
  exploreAll: 'Explore all',
  chromeExtension: 'Chrome Extension',
  iosApp: 'iOS App',
  androidApp: 'Android App',
  website: 'Website',
  selectChain: 'Select which chain to connect to your multi chain wallet',
  failedToFindConnector: 'Failed to find connector',
  noLinkFound: 'No link found',
  declined: 'Declined',
}

/** As this widget says them: `core.use(createConnectTexts)`. */
export function createConnectTexts(
  core: TextSource<'connect', typeof connectTexts>,
): WidenTexts<typeof connectTexts> {
  return lazyTexts(core, 'connect', connectTexts)
}
