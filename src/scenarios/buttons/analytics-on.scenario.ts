import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const analyticsOn = scenario({
  id: 'analytics-on',
  title: 'With analytics on, every event is posted',
  tags: ['buttons', 'analytics'],
  options: { enableAnalytics: true },
  steps: [
    { expect: 'calls', name: 'analytics.send', times: 0 },
    ...connectWallet('Emberfox', 'fox'),
    {
      expect: 'calls',
      name: 'analytics.send',
      atLeast: 4,
      arguments: { body: { props: { type: 'track', event: 'MODAL_CLOSE' } } },
      covers: ['C-025'],
    },
  ],
})
