import { scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from '../sendSteps.ts'

export const sendPending = scenario({
  id: 'send-pending',
  title: 'A transfer that is not mined within 25 s shows no result, and is mined later',
  tags: ['send', 'chain', 'pending', 'timer'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...sendIt,
    ...started,
    { do: 'run', ms: 24999 },
    { expect: 'timer', label: 'chain.receiptPoll', pending: true },
    { do: 'run', ms: 1 },
    { expect: 'timer', label: 'chain.receiptPoll', pending: false, covers: ['A-183'] },
    { expect: 'noToast' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { do: 'chain.automine', chainId: 'eip155:1', on: true },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
  ],
})
