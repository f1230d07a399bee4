import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, review, sendIt, started } from '../sendSteps.ts'

export const sendToANameOfOurs = scenario({
  id: 'send-to-a-name-of-ours',
  title: "A name of the host's zone is resolved by the name service",
  tags: ['send', 'chain', 'names'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', 'harbour.wcn.id'),
    reads('harbour.wcn.id'),
    { expect: 'calls', name: 'names.resolve', atLeast: 1 },
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '1000000000000000000' },
  ],
})
