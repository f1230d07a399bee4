import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const analyticsWithoutQuery = scenario({
  id: 'analytics-without-query',
  title: 'Analytics events contain the page without its query',
  tags: ['privacy', 'analytics', 'security'],
  options: { enableAnalytics: true },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    // The page of this scenario has its own name in its query.
    { expect: 'calls', name: 'analytics.send', atLeast: 4, lacks: 'scenario=' },
    {
      expect: 'calls',
      name: 'analytics.send',
      atLeast: 4,
      arguments: { body: { props: { type: 'track', event: 'MODAL_CLOSE' } } },
    },
  ],
})
