import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { ethereum, noLine, sendWithoutBlock } from './pendingSteps.ts'

export const pendingSlowChain = scenario({
  id: 'pending-slow-chain',
  title: 'The line stays after 25 seconds, and shows when the transfer is final',
  tags: ['pending', 'send', 'timer', 'chain'],
  steps: [
    ...sendWithoutBlock,
    { do: 'run', ms: seconds(25) },
    { expect: 'timer', label: 'chain.receiptPoll', pending: false, covers: ['A-183'] },
    reads('This is taking longer than usual. You can close this window.'),
    { expect: 'timer', label: 'transaction.pending', pending: true },
    { do: 'run', ms: seconds(60) },
    reads('Sending 1 ETH'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(4) },
    reads('Sent 1 ETH'),
    { expect: 'timer', label: 'transaction.pending', pending: false },
    click('button', 'Dismiss: Sent 1 ETH'),
    noLine,
    sees('Account'),
    { expect: 'element', target: the('tab', 'Activity', { within: 'modal' }) },
  ],
})
