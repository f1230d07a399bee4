import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { choose, ethereum, pay, review, signs, startSwap } from '../swapSteps.ts'
import { slow, takesLong } from './slowSteps.ts'

const approve = the('button', 'Approve')
const swap = the('button', 'Swap')

export const swapApprovalEveryServiceSlow = scenario({
  id: 'swap-approval-every-service-slow',
  title: 'USDC is approved and swapped although every service takes nine seconds',
  tags: ['swap', 'approval', 'fault', 'timer', 'happy'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    click('button', 'Switch the two tokens'),
    ...pay('100'),
    ...slow(seconds(9)),
    ...review,
    { do: 'run', ms: seconds(6) },
    reads(takesLong),
    { do: 'run', ms: seconds(39) },
    { expect: 'element', target: approve, is: 'enabled', covers: ['A-121'] },
    click('button', 'Approve'),
    { do: 'run', ms: seconds(6) },
    reads(takesLong),
    { do: 'run', ms: seconds(30) },
    signs,
    { do: 'run', ms: seconds(9 + 45) },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    { expect: 'element', target: swap, is: 'enabled', covers: ['A-121'] },
    click('button', 'Swap'),
    { do: 'run', ms: seconds(36) },
    signs,
    { do: 'run', ms: seconds(9) },
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '-100000000',
    },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 2 },
  ],
})
