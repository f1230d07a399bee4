import { scenario, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const disconnectedInAnotherTab = scenario({
  id: 'disconnected-in-another-tab',
  title: 'Disconnecting in another tab ends the session here too',
  tags: ['privacy', 'account', 'disconnect', 'security'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'stored', key: '@foyer/connector' },
    ...openAccount,
    { do: 'otherTab.disconnect' },
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
    { expect: 'stored', key: '@foyer/connector', absent: true },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
  ],
})
