import { connectTitle } from './core/connectTitle.ts'
import type { Core } from './core/core.ts'
import type { ViewRegistry } from './core/viewRecord.ts'

const title = (pick: (titles: Core['texts']['titles']) => string) => (core: Core) =>
  pick(core.texts.titles)
const none = () => undefined
const beta = (core: Core) => core.texts.titles.beta

/** Views of the connected account: gone when the account is. */
const ofAccount = { left: 'back', close: 'always', needsAccount: true } as const
const plain = { left: 'back', close: 'always' } as const

/**
 * Every view of the widget, one record each (C-040 to C-092, A §2). A record without `load` is a
 * view that is not built: nothing leads to it.
 */
export const viewRegistry: ViewRegistry = {
  Connect: {
    load: () => import('./features/connect/ConnectView.tsx'),
    title: connectTitle,
    left: 'help',
    close: 'always',
  },
  ConnectWallets: {
    load: () => import('./features/connect/ConnectWalletsView.tsx'),
    ...plain,
    title: title((t) => t.connectWallets),
  },
  ConnectSocials: {
    load: () => import('./features/connect/ConnectSocialsView.tsx'),
    ...plain,
    title: title((t) => t.connectSocials),
  },
  AllWallets: {
    load: () => import('./features/wallets/AllWalletsView.tsx'),
    ...plain,
    title: title((t) => t.allWallets),
  },
  ConnectingWalletConnect: {
    load: () => import('./features/walletconnect/ConnectingWalletConnectView.tsx'),
    ...plain,
    title: ({ texts }, params) => params?.wallet?.name ?? texts.titles.walletConnect,
  },
  ConnectingExternal: {
    load: () => import('./features/wallets/ConnectingExternalView.tsx'),
    ...plain,
    title: ({ connectors, texts }, { connectorId, wallet }) =>
      connectors.find(connectorId)?.name ?? wallet?.name ?? texts.titles.walletConnect,
  },
  ConnectingSiwe: {
    load: () => import('./features/siwe/ConnectingSiweView.tsx'),
    title: title((t) => t.siwe),
    left: 'none',
    close: 'hiddenWithSiwe',
  },
  ConnectingSocial: {
    load: () => import('./features/social/ConnectingSocialView.tsx'),
    ...plain,
    title: ({ texts }, { provider }) => texts.socials[provider],
  },
  ConnectingMultiChain: {
    load: () => import('./features/wallets/ConnectingMultiChainView.tsx'),
    ...plain,
    title: title((t) => t.selectChain),
  },
  ConnectingFarcaster: {
    load: () => import('./features/farcaster/ConnectingFarcasterView.tsx'),
    ...plain,
    title: title((t) => t.farcaster),
  },
  Downloads: {
    load: () => import('./features/wallets/DownloadsView.tsx'),
    ...plain,
    title: ({ texts }, params) =>
      params?.wallet ? texts.titles.getWalletNamed(params.wallet.name) : texts.titles.downloads,
  },
  GetWallet: {
    load: () => import('./features/wallets/GetWalletView.tsx'),
    ...plain,
    title: title((t) => t.getWallet),
  },
  WhatIsAWallet: {
    load: () => import('./features/help/WhatIsAWalletView.tsx'),
    ...plain,
    title: title((t) => t.whatIsAWallet),
  },
  WhatIsANetwork: {
    load: () => import('./features/help/WhatIsANetworkView.tsx'),
    ...plain,
    title: title((t) => t.whatIsANetwork),
  },

  Account: {
    ...ofAccount,
    left: 'networks',
    title: none,
    load: () => import('./features/account/AccountView.tsx'),
  },
  AccountSettings: {
    ...ofAccount,
    title: none,
    load: () => import('./features/account/AccountSettingsView.tsx'),
  },
  Profile: {
    ...ofAccount,
    title: none,
    load: () => import('./features/account/ProfileView.tsx'),
  },
  SelectAddresses: {
    ...plain,
    title: title((t) => t.selectAccounts),
    load: () => import('./features/account/SelectAddressesView.tsx'),
  },
  SwitchAddress: {
    ...ofAccount,
    title: title((t) => t.switchAddress),
    load: () => import('./features/account/SwitchAddressView.tsx'),
  },
  ChooseAccountName: {
    load: () => import('./features/names/ChooseAccountNameView.tsx'),
    ...ofAccount,
    title: title((t) => t.chooseName),
  },
  RegisterAccountName: {
    load: () => import('./features/names/RegisterAccountNameView.tsx'),
    ...ofAccount,
    title: title((t) => t.chooseName),
  },
  RegisterAccountNameSuccess: {
    load: () => import('./features/names/RegisterAccountNameSuccessView.tsx'),
    ...ofAccount,
    title: none,
  },
  ApproveTransaction: {
    ...ofAccount,
    left: 'none',
    close: 'popsBeforeSignIn',
    title: title((t) => t.approveTransaction),
    load: () => import('./features/secure-frame/ApproveTransactionView.tsx'),
  },

  Networks: {
    ...plain,
    title: title((t) => t.chooseNetwork),
    load: () => import('./features/networks/NetworksView.tsx'),
  },
  SwitchNetwork: {
    ...ofAccount,
    close: 'unlessUnsupported',
    title: title((t) => t.switchNetwork),
    load: () => import('./features/networks/SwitchNetworkView.tsx'),
  },
  SwitchActiveChain: {
    ...plain,
    title: title((t) => t.switchChain),
    load: () => import('./features/networks/SwitchActiveChainView.tsx'),
  },
  UnsupportedChain: {
    ...ofAccount,
    close: 'unlessUnsupported',
    title: title((t) => t.switchNetwork),
    load: () => import('./features/networks/UnsupportedChainView.tsx'),
  },

  UpgradeEmailWallet: {
    ...ofAccount,
    title: title((t) => t.upgradeWallet),
    load: () => import('./features/email/UpgradeEmailWalletView.tsx'),
  },
  UpgradeToSmartAccount: {
    ...ofAccount,
    left: 'none',
    title: none,
    load: () => import('./features/smart-account/UpgradeToSmartAccountView.tsx'),
  },
  UpdateEmailWallet: {
    ...ofAccount,
    title: title((t) => t.editEmail),
    load: () => import('./features/email/UpdateEmailWalletView.tsx'),
  },
  UpdateEmailPrimaryOtp: {
    ...ofAccount,
    title: title((t) => t.confirmCurrentEmail),
    load: () => import('./features/email/UpdateEmailPrimaryOtpView.tsx'),
  },
  UpdateEmailSecondaryOtp: {
    ...ofAccount,
    title: title((t) => t.confirmNewEmail),
    load: () => import('./features/email/UpdateEmailSecondaryOtpView.tsx'),
  },
  EmailVerifyOtp: {
    ...plain,
    title: title((t) => t.confirmEmail),
    load: () => import('./features/email/EmailVerifyOtpView.tsx'),
  },
  EmailVerifyDevice: {
    ...plain,
    title: title((t) => t.registerDevice),
    load: () => import('./features/email/EmailVerifyDeviceView.tsx'),
  },

  Transactions: {
    ...ofAccount,
    title: title((t) => t.activity),
    load: () => import('./features/activity/TransactionsView.tsx'),
  },
  Swap: {
    load: () => import('./features/swap/SwapView.tsx'),
    ...ofAccount,
    title: title((t) => t.swap),
    tag: beta,
  },
  SwapSelectToken: {
    load: () => import('./features/swap/SwapSelectTokenView.tsx'),
    ...ofAccount,
    title: title((t) => t.selectTokenLower),
    tag: beta,
  },
  SwapPreview: {
    load: () => import('./features/swap/SwapPreviewView.tsx'),
    ...ofAccount,
    title: title((t) => t.previewSwap),
    tag: beta,
  },
  Convert: {
    load: () => import('./features/swap/SwapView.tsx'),
    ...ofAccount,
    title: title((t) => t.convert),
  },
  ConvertSelectToken: {
    load: () => import('./features/swap/SwapSelectTokenView.tsx'),
    ...ofAccount,
    title: title((t) => t.selectTokenLower),
  },
  ConvertPreview: {
    load: () => import('./features/swap/SwapPreviewView.tsx'),
    ...ofAccount,
    title: title((t) => t.previewConvert),
  },
  WalletSend: {
    load: () => import('./features/send/WalletSendView.tsx'),
    ...ofAccount,
    title: title((t) => t.send),
  },
  WalletSendSelectToken: {
    load: () => import('./features/send/WalletSendSelectTokenView.tsx'),
    ...ofAccount,
    title: title((t) => t.selectTokenLower),
  },
  WalletSendPreview: {
    load: () => import('./features/send/WalletSendPreviewView.tsx'),
    ...ofAccount,
    title: title((t) => t.reviewSend),
  },
  // It says itself that the account is gone, and so stays.
  WalletReceive: {
    load: () => import('./features/receive/WalletReceiveView.tsx'),
    ...plain,
    title: title((t) => t.receive),
  },
  WalletCompatibleNetworks: {
    load: () => import('./features/receive/WalletCompatibleNetworksView.tsx'),
    ...ofAccount,
    title: title((t) => t.compatibleNetworks),
  },
  OnRampProviders: {
    ...ofAccount,
    title: title((t) => t.chooseProvider),
    load: () => import('./features/onramp/OnRampProvidersView.tsx'),
  },
  OnRampTokenSelect: {
    ...ofAccount,
    title: title((t) => t.selectToken),
    load: () => import('./features/onramp/OnRampTokenSelectView.tsx'),
  },
  OnRampFiatSelect: {
    ...ofAccount,
    title: title((t) => t.selectCurrency),
    load: () => import('./features/onramp/OnRampFiatSelectView.tsx'),
  },
  OnRampActivity: {
    ...ofAccount,
    title: title((t) => t.activity),
    load: () => import('./features/onramp/OnRampActivityView.tsx'),
  },
  BuyInProgress: {
    ...ofAccount,
    title: title((t) => t.buy),
    load: () => import('./features/onramp/BuyInProgressView.tsx'),
  },
  WhatIsABuy: {
    ...plain,
    title: title((t) => t.whatIsABuy),
    load: () => import('./features/help/WhatIsABuyView.tsx'),
  },
}

/** The one widget besides the buttons; it is too much to load with them (open point 147). */
export const loadOnrampWidget = () => import('./features/onramp/OnrampWidget.tsx')
