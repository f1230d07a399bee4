import { click, reads, scenario, seconds, the } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { ethereum, hasLine, noLine, sendWithoutBlock, viewLink } from './pendingSteps.ts'

export const pendingSend = scenario({
  id: 'pending-send',
  title: 'A transfer has a line until it is final, and is in the activity a minute later',
  tags: ['pending', 'send', 'activity', 'mobile'],
  device: 'android',
  world: { pastTransactions: 0 },
  steps: [
    ...sendWithoutBlock,
    hasLine,
    reads('Sending 1 ETH'),
    { expect: 'element', target: viewLink, is: 'visible' },
    { do: 'run', ms: seconds(3) },
    reads('Sending 1 ETH'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(1) },
    reads('Sent 1 ETH'),
    { expect: 'noToast' },
    { do: 'host.close' },
    ...openAccount,
    reads('Sent 1 ETH'),
    click('tab', 'Activity'),
    reads('Confirmed'),
    reads('1.000 ETH'),
    { do: 'host.close' },
    { do: 'run', ms: seconds(60) },
    ...openAccount,
    noLine,
    click('tab', 'Activity'),
    reads('Confirmed'),
    { expect: 'element', target: the('list', 'Activity', { within: 'modal' }) },
  ],
})
