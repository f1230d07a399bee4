import { reads, scenario } from '../../dsl/builders.ts'
import { askWhy, openSend, recipients, review, sendIt, started } from '../sendSteps.ts'

export const sendDropped = scenario({
  id: 'send-dropped',
  title: 'A transfer that the node drops is shown as dropped',
  tags: ['send', 'chain', 'dropped', 'error'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...sendIt,
    ...started,
    { do: 'chain.drop', chainId: 'eip155:1' },
    { do: 'run', ms: 25000 },
    reads('Transaction dropped: 1 ETH'),
    askWhy,
    reads('The network no longer knows it.'),
    { expect: 'noToast' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
  ],
})
