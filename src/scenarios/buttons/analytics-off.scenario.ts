import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const analyticsOff = scenario({
  id: 'analytics-off',
  title: "Without the host's option, no analytics events are sent",
  tags: ['buttons', 'analytics'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 1 },
    { expect: 'calls', name: 'analytics.send', times: 0, covers: ['C-025'] },
  ],
})
