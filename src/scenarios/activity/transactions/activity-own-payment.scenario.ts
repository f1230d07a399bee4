import { reads, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityOwnPayment = scenario({
  id: 'activity-own-payment',
  title: 'The activity of payer and payee shows a payment at once',
  tags: ['activity', 'chain', 'happy'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...payFromHost,
    reads('Payment: done', []),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    ...openActivity,
    reads('-0.100 ETH', ['A-184', 'A-024']),
    reads('To 0xa0...9720', ['A-024']),
    {
      expect: 'element',
      target: the('link', 'sent -0.100 ETH', { exact: false }),
      count: 1,
    },
    reads('15 · ', ['A-024']),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [9] },
    reads('+0.100 ETH', ['A-190', 'A-116']),
    reads('From 0xf3...2266'),
  ],
})
