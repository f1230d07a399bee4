import { reads, scenario, seconds } from '../dsl/builders.ts'
import { ethereum, sendWithoutBlock } from './pendingSteps.ts'

export const pendingNodesDisagree = scenario({
  id: 'pending-nodes-disagree',
  title: 'A transfer is not called replaced while the node with its receipt is behind another one',
  tags: ['pending', 'send', 'chain', 'fault', 'replaced'],
  steps: [
    ...sendWithoutBlock,
    { do: 'run', ms: seconds(25) },
    {
      do: 'fault.add',
      rule: {
        target: 'chain.eth_getTransactionCount',
        when: { always: true },
        effect: { kind: 'patch', set: { result: '0x999' } },
      },
    },
    { do: 'run', ms: seconds(5) },
    reads('Sending 1 ETH'),
    { expect: 'text', text: 'Transaction replaced', absent: true },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(4) },
    reads('Sent 1 ETH'),
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '1000000000000000000' },
  ],
})
