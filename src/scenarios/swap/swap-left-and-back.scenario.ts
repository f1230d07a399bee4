import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { choose, paid, pay, received } from './swapSteps.ts'

export const swapLeftAndBack = scenario({
  id: 'swap-left-and-back',
  title: 'Leaving Swap resets it, and choosing a token keeps the form',
  tags: ['swap'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Swap'),
    sees('Swap'),
    ...choose('Select token', 'USD Coin'),
    ...pay('3'),
    click('button', 'ETH, change token'),
    sees('SwapSelectToken'),
    click('button', 'Back'),
    sees('Swap'),
    { expect: 'element', target: paid, value: '3' },
    { expect: 'element', target: the('button', 'USDC, change token') },
    click('button', 'Back'),
    sees('Account'),
    click('button', 'Swap'),
    sees('Swap'),
    reads('10,000.0000 ETH'),
    { expect: 'element', target: paid, value: '1', covers: ['A-119'] },
    { expect: 'element', target: received, value: '', covers: ['A-119'] },
    {
      expect: 'element',
      target: the('button', 'USDC, change token'),
      is: 'absent',
      covers: ['A-119'],
    },
  ],
})
