import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { isNetworkId, isChainOrFeature, isDestination } from './paramRules.ts'
import { viewKinds } from './viewKinds.ts'

/** The records of the network views (C-042). */
export const networkViews = () =>
  ({
    Networks: {
      load: () => import('../features/networks/NetworksView.tsx'),
      ...viewKinds.plain,
      title: 'chooseNetwork',
    },
    SwitchNetwork: {
      load: () => import('../features/networks/SwitchNetworkView.tsx'),
      ...viewKinds.plain,
      close: 'unlessUnsupported',
      needs: ['account'],
      params: { networkId: isNetworkId },
      title: 'switchNetwork',
    },
    SwitchActiveChain: {
      load: () => import('../features/networks/SwitchActiveChainView.tsx'),
      ...viewKinds.plain,
      params: {
        chain: isChainOrFeature,
        destination: isDestination,
      },
      title: 'switchChain',
    },
    UnsupportedChain: {
      load: () => import('../features/networks/UnsupportedChainView.tsx'),
      ...viewKinds.plain,
      close: 'unlessUnsupported',
      needs: ['account'],
      title: 'switchNetwork',
    },
  }) satisfies Partial<ViewRegistry>
