import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { choose, openSwap, received, review, signs } from '../swapSteps.ts'
import { slow, takesLong } from './slowSteps.ts'

const reviewSwap = the('button', 'Review swap')
const swap = the('button', 'Swap')

export const swapEveryServiceSlow = scenario({
  id: 'swap-every-service-slow',
  title: 'Ether is swapped although every service takes nine seconds',
  tags: ['swap', 'fault', 'timer', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...slow(seconds(9)),
    ...openSwap,
    { do: 'run', ms: seconds(4) },
    { expect: 'text', text: takesLong, absent: true },
    { do: 'run', ms: seconds(1) },
    reads(takesLong),
    { do: 'run', ms: seconds(4) },
    { expect: 'text', text: takesLong, absent: true },
    ...choose('Select token', 'USD Coin'),
    { do: 'run', ms: seconds(8) },
    reads(takesLong),
    { expect: 'element', target: the('button', 'Review swap'), is: 'busy' },
    { do: 'run', ms: seconds(1) },
    { expect: 'element', target: received, value: '3120.067633' },
    { expect: 'element', target: reviewSwap, is: 'enabled' },
    ...review,
    { do: 'run', ms: seconds(36) },
    { expect: 'element', target: swap, is: 'enabled', covers: ['A-121'] },
    // After a late answer there is time to read and to click.
    { do: 'run', ms: seconds(5) },
    { expect: 'element', target: swap, is: 'enabled' },
    click('button', 'Swap'),
    { do: 'run', ms: seconds(36) },
    signs,
    { do: 'run', ms: seconds(9) },
    sees('Account'),
  ],
})
