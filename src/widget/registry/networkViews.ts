import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { viewKinds } from './viewKinds.ts'

/** The network family (C-042). */
export const networkViews = {
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
    accepts: ({ networks }, params) =>
      networks.requested.some(({ id }) => id === params?.networkId),
    title: 'switchNetwork',
  },
  SwitchActiveChain: {
    load: () => import('../features/networks/SwitchActiveChainView.tsx'),
    ...viewKinds.plain,
    // A feature can be missing without any network that has it: that is then said.
    accepts: ({ networks }, params) =>
      !!params?.feature || networks.requested.some(({ chain }) => chain === params?.chain),
    title: 'switchChain',
  },
  UnsupportedChain: {
    load: () => import('../features/networks/UnsupportedChainView.tsx'),
    ...viewKinds.plain,
    close: 'unlessUnsupported',
    needs: ['account'],
    title: 'switchNetwork',
  },
} satisfies Partial<ViewRegistry>
