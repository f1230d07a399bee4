import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'

/** Header titles (C-045 to C-069, A-079 to A-092, open points 1 to 8). Views without a title are omitted. */
export const titleTexts = {
  connect: 'Connect',
  connectEmailWallet: 'Connect Email Wallet',
  connectWallets: 'Connect wallet',
  connectSocials: 'All socials',
  allWallets: 'All Wallets',
  walletConnect: 'WalletConnect',
  siwe: 'Sign in',
  selectChain: 'Select chain',
  farcaster: 'Farcaster',
  getWalletNamed: (wallet: string) => `Get ${wallet}`,
  downloads: 'Downloads',
  getWallet: 'Get a wallet',
  whatIsAWallet: 'What is a wallet?',
  whatIsANetwork: 'What is a network?',
  whatIsABuy: 'What is Buy?',
  selectAccounts: 'Select accounts',
  switchAddress: 'Switch Address',
  chooseName: 'Choose name',
  approveTransaction: 'Approve Transaction',
  chooseNetwork: 'Choose Network',
  switchNetwork: 'Switch Network',
  switchChain: 'Switch chain',
  upgradeWallet: 'Upgrade your Wallet',
  editEmail: 'Edit Email',
  confirmCurrentEmail: 'Confirm Current Email',
  confirmNewEmail: 'Confirm New Email',
  confirmEmail: 'Confirm Email',
  registerDevice: 'Register Device',
  activity: 'Activity',
  swap: 'Swap',
  previewSwap: 'Preview swap',
  convert: 'Convert',
  previewConvert: 'Preview convert',
  send: 'Send',
  reviewSend: 'Review send',
  selectTokenLower: 'Select token',
  receive: 'Receive',
  compatibleNetworks: 'Compatible Networks',
  chooseProvider: 'Choose Provider',
  selectToken: 'Select Token',
  selectCurrency: 'Select Currency',
  buy: 'Buy',
  beta: 'Beta',
}

/** The texts of this widget: `core.use(createTitleTexts)`. */
export function createTitleTexts(
  core: TextSource<'titles', typeof titleTexts>,
): WidenTexts<typeof titleTexts> {
  return lazyTexts(core, 'titles', titleTexts)
}
