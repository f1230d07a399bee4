import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { nothingSigned, previewCoin, signs } from '../swapSteps.ts'

const swap = the('button', 'Swap')
const accept = the('button', 'Accept new rate')

export const swapRateWorse = scenario({
  id: 'swap-rate-worse',
  title: 'A rate below the reviewed minimum is signed only after it is accepted',
  tags: ['swap', 'security', 'price', 'timer', 'incident', 'shown'],
  steps: [
    ...previewCoin,
    { expect: 'element', target: swap, is: 'enabled' },
    // Its prices fall with it, so that the price impact of this moment stays at zero.
    { do: 'price.set', symbol: 'ETH', usd: 100 },
    { do: 'run', ms: 10_000 },
    reads('The rate is now 1 ETH = 99.208 USDC'),
    reads('You would receive 99.207558 USDC instead of 3,120.067633 USDC, 96.82% less.'),
    { expect: 'element', target: swap, is: 'disabled' },
    { do: 'focus', target: swap },
    { do: 'press', key: 'Enter' },
    ...nothingSigned,
    { do: 'click', target: accept },
    { expect: 'element', target: accept, is: 'absent' },
    { expect: 'element', target: swap, is: 'enabled' },
    // The price impact still counts from the rate that was on screen when the preview opened.
    reads('96.85%'),
    { do: 'price.set', symbol: 'ETH', usd: 90 },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: accept, is: 'visible' },
    { expect: 'element', target: swap, is: 'disabled' },
    // A rate that is as good as the accepted one needs no further click.
    { do: 'price.set', symbol: 'ETH', usd: 100 },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: accept, is: 'absent' },
    { expect: 'element', target: swap, is: 'enabled' },
    click('button', 'Swap'),
    signs,
    sees('Account'),
  ],
})
