import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { hasText } from './hasText.ts'
import { titled } from './titled.ts'
import { viewKinds } from './viewKinds.ts'

/** The asset and money views (C-044, A §2). */
export const moneyViews = {
  Transactions: {
    load: () => import('../features/activity/TransactionsView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.activity),
  },
  Swap: {
    load: () => import('../features/swap/SwapView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.swap),
    tag: ({ titles }) => titles.beta,
  },
  SwapSelectToken: {
    load: () => import('../features/swap/SwapSelectTokenView.tsx'),
    ...viewKinds.ofAccount,
    accepts: hasText('target'),
    title: titled((t) => t.selectTokenLower),
    tag: ({ titles }) => titles.beta,
  },
  SwapPreview: {
    load: () => import('../features/swap/SwapPreviewView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.previewSwap),
    tag: ({ titles }) => titles.beta,
  },
  Convert: {
    load: () => import('../features/swap/SwapView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.convert),
  },
  ConvertSelectToken: {
    load: () => import('../features/swap/SwapSelectTokenView.tsx'),
    ...viewKinds.ofAccount,
    accepts: hasText('target'),
    title: titled((t) => t.selectTokenLower),
  },
  ConvertPreview: {
    load: () => import('../features/swap/SwapPreviewView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.previewConvert),
  },
  WalletSend: {
    load: () => import('../features/send/WalletSendView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.send),
  },
  WalletSendSelectToken: {
    load: () => import('../features/send/WalletSendSelectTokenView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.selectTokenLower),
  },
  WalletSendPreview: {
    load: () => import('../features/send/WalletSendPreviewView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.reviewSend),
  },
  // It says itself that the account is gone, and so stays.
  WalletReceive: {
    load: () => import('../features/receive/WalletReceiveView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.receive),
  },
  WalletCompatibleNetworks: {
    load: () => import('../features/receive/WalletCompatibleNetworksView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.compatibleNetworks),
  },
  OnRampProviders: {
    load: () => import('../features/onramp/OnRampProvidersView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.chooseProvider),
  },
  OnRampTokenSelect: {
    load: () => import('../features/onramp/OnRampTokenSelectView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.selectToken),
  },
  OnRampFiatSelect: {
    load: () => import('../features/onramp/OnRampFiatSelectView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.selectCurrency),
  },
  OnRampActivity: {
    load: () => import('../features/onramp/OnRampActivityView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.activity),
  },
  BuyInProgress: {
    load: () => import('../features/onramp/BuyInProgressView.tsx'),
    ...viewKinds.ofAccount,
    title: titled((t) => t.buy),
  },
  WhatIsABuy: {
    load: () => import('../features/help/WhatIsABuyView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.whatIsABuy),
  },
} satisfies Partial<ViewRegistry>
