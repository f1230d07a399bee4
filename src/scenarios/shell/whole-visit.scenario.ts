import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const wholeVisit = scenario({
  id: 'whole-visit',
  title: 'A visitor connects, picks a network, manages the account and leaves',
  tags: ['shell', 'happy'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-001'],
    },
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    {
      expect: 'element',
      target: the('listitem', undefined, { within: 'modal' }),
      count: 2,
      covers: ['C-003'],
    },
    click('button', 'Base', { exact: false, within: 'modal' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account', ['C-001']),
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-001'],
    },
    reads('10,000.0000 ETH'),
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
      covers: ['C-001'],
    },
  ],
})
