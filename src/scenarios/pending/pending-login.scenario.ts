import { reads, scenario, seconds } from '../dsl/builders.ts'
import { ethereum, sendWithoutBlock } from './pendingSteps.ts'

export const pendingLogin = scenario({
  id: 'pending-login',
  title: 'A login shows its pending transfer between balance and actions',
  tags: ['pending', 'send', 'email', 'mobile'],
  device: 'android',
  steps: [
    ...sendWithoutBlock,
    reads('Sending 1 ETH'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(1) },
    reads('Sent 1 ETH'),
  ],
})
