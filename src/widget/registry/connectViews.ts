import { connectTitle } from '../core/modal/connectTitle.ts'
import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { isConnectorId, isMultiChainId, isProvider } from './paramRules.ts'
import { viewKinds } from './viewKinds.ts'

/** The records of the connect views (C-040). */
export const connectViews = () =>
  ({
    Connect: {
      load: () => import('../features/connect/ConnectView.tsx'),
      prefetch: async (core) =>
        (await import('../features/connect/public/prefetchConnect.ts')).prefetchConnect(core),
      left: 'help',
      close: 'always',
      title: connectTitle,
    },
    ConnectWallets: {
      load: () => import('../features/connect/ConnectWalletsView.tsx'),
      ...viewKinds.plain,
      title: 'connectWallets',
    },
    ConnectSocials: {
      load: () => import('../features/connect/ConnectSocialsView.tsx'),
      ...viewKinds.plain,
      title: 'connectSocials',
    },
    AllWallets: {
      load: () => import('../features/wallets/AllWalletsView.tsx'),
      ...viewKinds.plain,
      title: 'allWallets',
    },
    ConnectingWalletConnect: {
      load: () => import('../features/walletconnect/ConnectingWalletConnectView.tsx'),
      ...viewKinds.plain,
      title: ({ titles }, params) => params?.wallet?.name || titles.walletConnect,
    },
    ConnectingExternal: {
      load: () => import('../features/wallets/ConnectingExternalView.tsx'),
      ...viewKinds.plain,
      params: { connectorId: isConnectorId },
      title: ({ connectors, titles }, { connectorId, wallet }) =>
        connectors.find(connectorId)?.name ?? wallet?.name ?? titles.walletConnect,
    },
    ConnectingSiwe: {
      load: () => import('../features/siwe/ConnectingSiweView.tsx'),
      left: 'none',
      close: 'hiddenWithSiwe',
      needs: ['account', 'network'],
      title: 'siwe',
    },
    ConnectingSocial: {
      load: () => import('../features/social/ConnectingSocialView.tsx'),
      ...viewKinds.plain,
      params: { provider: isProvider },
      title: ({ socials }, { provider }) => socials[provider],
    },
    ConnectingMultiChain: {
      load: () => import('../features/wallets/ConnectingMultiChainView.tsx'),
      ...viewKinds.plain,
      params: { connectorId: isMultiChainId },
      title: 'selectChain',
    },
    ConnectingFarcaster: {
      load: () => import('../features/farcaster/ConnectingFarcasterView.tsx'),
      ...viewKinds.plain,
      title: 'farcaster',
    },
    Downloads: {
      load: () => import('../features/wallets/DownloadsView.tsx'),
      ...viewKinds.plain,
      title: ({ titles }, params) =>
        params?.wallet?.name?.trim() ? titles.getWalletNamed(params.wallet.name) : titles.downloads,
    },
    GetWallet: {
      load: () => import('../features/wallets/GetWalletView.tsx'),
      ...viewKinds.plain,
      title: 'getWallet',
    },
    WhatIsAWallet: {
      load: () => import('../features/help/WhatIsAWalletView.tsx'),
      ...viewKinds.plain,
      title: 'whatIsAWallet',
    },
    WhatIsANetwork: {
      load: () => import('../features/help/WhatIsANetworkView.tsx'),
      ...viewKinds.plain,
      title: 'whatIsANetwork',
    },
  }) satisfies Partial<ViewRegistry>
