import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const networkViews = scenario({
  id: 'network-views',
  title: 'The host opens each network view by its name',
  tags: ['networks', 'views'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'Networks' },
    sees('Networks', ['C-042']),
    { do: 'host.open', view: 'SwitchNetwork', params: { networkId: 'eip155:137' } },
    sees('SwitchNetwork', ['C-042', 'C-227']),
    { do: 'wallet.reject', wallet: 'fox' },
    reads('Switch declined'),
    {
      do: 'host.open',
      view: 'SwitchActiveChain',
      params: { chain: 'eip155', feature: 'swap', networkId: 'eip155:137' },
    },
    sees('SwitchActiveChain', ['C-042']),
    reads('This feature is not supported on Ethereum.', ['C-117']),
    { do: 'host.open', view: 'UnsupportedChain', params: { swap: true } },
    sees('UnsupportedChain', ['C-042']),
    reads("The swap feature doesn't support your current network.", ['C-122']),
    {
      expect: 'element',
      target: the('button', 'Sepolia', { exact: false, within: 'modal' }),
      is: 'absent',
      covers: ['C-124'],
    },
    {
      expect: 'order',
      role: 'button',
      names: ['Ethereum', 'Polygon', 'Base'],
      within: 'modal',
      covers: ['C-124'],
    },
  ],
})
