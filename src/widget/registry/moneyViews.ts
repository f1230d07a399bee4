import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { isSide } from './paramRules.ts'
import { viewKinds } from './viewKinds.ts'

/** The records of the asset and money views (C-044, A §2). */
export const moneyViews = () =>
  ({
    Transactions: {
      load: () => import('../features/activity/TransactionsView.tsx'),
      ...viewKinds.ofAccount,
      title: 'activity',
    },
    Swap: {
      load: () => import('../features/swap/SwapView.tsx'),
      ...viewKinds.ofAccount,
      title: 'swap',
      tag: 'beta',
    },
    SwapSelectToken: {
      load: () => import('../features/swap/SwapSelectTokenView.tsx'),
      ...viewKinds.ofAccount,
      params: { target: isSide },
      title: 'selectTokenLower',
      tag: 'beta',
    },
    SwapPreview: {
      load: () => import('../features/swap/SwapPreviewView.tsx'),
      ...viewKinds.ofAccount,
      title: 'previewSwap',
      tag: 'beta',
    },
    Convert: {
      load: () => import('../features/swap/SwapView.tsx'),
      ...viewKinds.ofAccount,
      title: 'convert',
    },
    ConvertSelectToken: {
      load: () => import('../features/swap/SwapSelectTokenView.tsx'),
      ...viewKinds.ofAccount,
      params: { target: isSide },
      title: 'selectTokenLower',
    },
    ConvertPreview: {
      load: () => import('../features/swap/SwapPreviewView.tsx'),
      ...viewKinds.ofAccount,
      title: 'previewConvert',
    },
    WalletSend: {
      load: () => import('../features/send/WalletSendView.tsx'),
      ...viewKinds.ofAccount,
      title: 'send',
    },
    WalletSendSelectToken: {
      load: () => import('../features/send/WalletSendSelectTokenView.tsx'),
      ...viewKinds.ofAccount,
      title: 'selectTokenLower',
    },
    WalletSendPreview: {
      load: () => import('../features/send/WalletSendPreviewView.tsx'),
      ...viewKinds.ofAccount,
      title: 'reviewSend',
    },
    // Needs no account, because it says itself that the account is gone.
    WalletReceive: {
      load: () => import('../features/receive/WalletReceiveView.tsx'),
      ...viewKinds.plain,
      title: 'receive',
    },
    WalletCompatibleNetworks: {
      load: () => import('../features/receive/WalletCompatibleNetworksView.tsx'),
      ...viewKinds.ofAccount,
      title: 'compatibleNetworks',
    },
    OnRampProviders: {
      load: () => import('../features/onramp/OnRampProvidersView.tsx'),
      ...viewKinds.ofAccount,
      title: 'chooseProvider',
    },
    // Needs no account: a visitor of the host's on-ramp widget chooses before connecting (open
    // point 244).
    OnRampTokenSelect: {
      load: () => import('../features/onramp/OnRampTokenSelectView.tsx'),
      ...viewKinds.plain,
      title: 'selectToken',
    },
    OnRampFiatSelect: {
      load: () => import('../features/onramp/OnRampFiatSelectView.tsx'),
      ...viewKinds.plain,
      title: 'selectCurrency',
    },
    OnRampActivity: {
      load: () => import('../features/onramp/OnRampActivityView.tsx'),
      ...viewKinds.ofAccount,
      title: 'activity',
    },
    BuyInProgress: {
      load: () => import('../features/onramp/BuyInProgressView.tsx'),
      ...viewKinds.ofAccount,
      title: 'buy',
    },
    WhatIsABuy: {
      load: () => import('../features/help/WhatIsABuyView.tsx'),
      ...viewKinds.plain,
      title: 'whatIsABuy',
    },
  }) satisfies Partial<ViewRegistry>
