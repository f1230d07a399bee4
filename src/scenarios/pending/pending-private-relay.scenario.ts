import { reads, scenario, seconds } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { sender } from '../send/sendSteps.ts'
import { ethereum, notVisible, sendWithoutBlock, unknownToNode } from './pendingSteps.ts'

export const pendingPrivateRelay = scenario({
  id: 'pending-private-relay',
  title: 'A transfer in a private relay is not visible until it is mined, also after a reload',
  tags: ['pending', 'send', 'chain', 'fault', 'reload'],
  steps: [
    unknownToNode,
    ...sendWithoutBlock,
    { do: 'run', ms: seconds(26) },
    reads('Sending 1 ETH'),
    reads(notVisible, ['A-183']),
    { expect: 'noToast' },
    { do: 'reload' },
    unknownToNode,
    ...openAccount,
    { do: 'run', ms: seconds(60) },
    reads('Sending 1 ETH'),
    reads(notVisible),
    { do: 'fault.clear' },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(15) },
    reads('Sent 1 ETH'),
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '1000000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: sender, changedBy: 1 },
  ],
})
