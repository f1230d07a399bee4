import { scenario, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const hostButtons = scenario({
  id: 'host-buttons',
  title: 'The four host buttons show the right labels, connected and not connected',
  tags: ['buttons', 'networks', 'happy'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      count: 2,
      covers: ['C-009', 'C-010'],
    },
    {
      expect: 'element',
      target: the('button', 'Ethereum', { exact: false, within: 'page' }),
      count: 1,
      covers: ['C-009'],
    },
    ...connectWallet('Emberfox', 'fox'),
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page' }),
      count: 2,
      covers: ['C-009', 'C-272'],
    },
    // The connect button beside it takes no room while it is not shown.
    {
      expect: 'box',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 1 }),
      left: 230,
    },
    {
      expect: 'element',
      target: the('button', '10,000.0000 ETH', { exact: false, within: 'page' }),
      count: 2,
      covers: ['C-013'],
    },
    {
      expect: 'element',
      target: the('img', 'Ethereum', { within: 'page', nth: 0 }),
      covers: ['C-013'],
    },
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    {
      expect: 'element',
      target: the('button', 'Unknown Network', { within: 'page' }),
      count: 1,
      covers: ['C-165'],
    },
    {
      expect: 'element',
      target: the('button', 'Switch Network', { within: 'page' }),
      count: 2,
      covers: ['C-014'],
    },
    { do: 'wallet.disconnect', wallet: 'fox' },
    {
      expect: 'element',
      target: the('button', 'Select Network', { within: 'page' }),
      count: 1,
      covers: ['C-165'],
    },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      count: 2,
      covers: ['C-015'],
    },
  ],
})
