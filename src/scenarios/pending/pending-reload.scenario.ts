import { reads, scenario, seconds } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { ethereum, noLine, sendWithoutBlock, viewLink } from './pendingSteps.ts'

export const pendingReload = scenario({
  id: 'pending-reload',
  title: 'After a reload, the line is still there and shows the state of the chain',
  tags: ['pending', 'send', 'reload'],
  steps: [
    ...sendWithoutBlock,
    { do: 'run', ms: seconds(5) },
    { expect: 'stored', key: '@foyer/pending' },
    { do: 'reload' },
    ...openAccount,
    reads('Sending 1 ETH'),
    { expect: 'element', target: viewLink, is: 'visible' },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(4) },
    reads('Sent 1 ETH'),
    { do: 'reload' },
    { do: 'run', ms: seconds(60) },
    ...openAccount,
    noLine,
    { expect: 'stored', key: '@foyer/pending', absent: true },
  ],
})
