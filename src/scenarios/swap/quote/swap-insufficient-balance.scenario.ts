import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { choose, startSwap, paid, pay } from '../swapSteps.ts'

export const swapInsufficientBalance = scenario({
  id: 'swap-insufficient-balance',
  title: 'An amount above the balance cannot be swapped, and Max fills in the largest one',
  tags: ['swap', 'input', 'error'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('10000.1'),
    {
      expect: 'element',
      target: the('button', 'Insufficient balance'),
      is: 'disabled',
      covers: ['A-123', 'A-126', 'A-176', 'A-178'],
    },
    ...pay('10000'),
    { expect: 'element', target: the('button', 'Insufficient balance'), is: 'disabled' },
    click('button', 'Max'),
    { do: 'run', ms: 200 },
    { expect: 'element', target: the('button', 'Review swap'), is: 'enabled' },
    click('button', 'Switch the two tokens'),
    click('button', 'Max'),
    { do: 'run', ms: 200 },
    { expect: 'element', target: paid, value: '10000', covers: ['A-141'] },
    ...pay('1a.5.5'),
    { expect: 'element', target: paid, value: '1.55', covers: ['A-139'] },
    sees('Swap'),
    reads('Balance'),
  ],
})
