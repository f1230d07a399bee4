import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { hasText } from './hasText.ts'
import { titled } from './titled.ts'
import { viewKinds } from './viewKinds.ts'

/** The network family (C-042). */
export const networkViews = {
  Networks: {
    load: () => import('../features/networks/NetworksView.tsx'),
    ...viewKinds.plain,
    title: titled((t) => t.chooseNetwork),
  },
  SwitchNetwork: {
    load: () => import('../features/networks/SwitchNetworkView.tsx'),
    ...viewKinds.plain,
    close: 'unlessUnsupported',
    needs: ['account'],
    accepts: ({ networks }, params) =>
      networks.requested.some(({ id }) => id === params?.networkId),
    title: titled((t) => t.switchNetwork),
  },
  SwitchActiveChain: {
    load: () => import('../features/networks/SwitchActiveChainView.tsx'),
    ...viewKinds.plain,
    accepts: hasText('chain'),
    title: titled((t) => t.switchChain),
  },
  UnsupportedChain: {
    load: () => import('../features/networks/UnsupportedChainView.tsx'),
    ...viewKinds.plain,
    close: 'unlessUnsupported',
    needs: ['account'],
    title: titled((t) => t.switchNetwork),
  },
} satisfies Partial<ViewRegistry>
