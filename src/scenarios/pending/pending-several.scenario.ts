import { click, reads, scenario, seconds, the } from '../dsl/builders.ts'
import { chooseSend, recipients, review, sendIt, started } from '../send/sendSteps.ts'
import { ethereum, sendWithoutBlock } from './pendingSteps.ts'

export const pendingSeveral = scenario({
  id: 'pending-several',
  title: 'Several transfers are folded into the newest, and each has its own line',
  tags: ['pending', 'send'],
  steps: [
    ...sendWithoutBlock,
    ...chooseSend,
    ...review('USD Coin', 'USDC', '25', recipients[3]),
    ...sendIt,
    ...started,
    reads('Sending 25 USDC'),
    { expect: 'text', text: 'Sending 1 ETH', absent: true },
    click('button', '2 recent'),
    reads('Sending 1 ETH'),
    reads('Sending 25 USDC'),
    { expect: 'element', target: the('link', 'View', { exact: false }), count: 2 },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(2) },
    reads('Sent 1 ETH'),
    reads('Sent 25 USDC'),
    click('button', 'Dismiss: Sent 25 USDC'),
    { expect: 'text', text: 'Sent 25 USDC', absent: true },
    reads('Sent 1 ETH'),
  ],
})
