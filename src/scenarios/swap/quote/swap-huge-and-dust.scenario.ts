import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { choose, startSwap, paid, pay, received } from '../swapSteps.ts'

export const swapHugeAndDust = scenario({
  id: 'swap-huge-and-dust',
  title: 'Huge amounts and a single wei are shown digit for digit',
  tags: ['swap', 'input', 'amounts'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('123456789012345678901234567890.123456789012345678'),
    { expect: 'element', target: paid, value: '123456789012345678901234567890.123456789012345678' },
    { expect: 'element', target: the('button', 'Insufficient balance'), is: 'disabled' },
    reads('>$999,999,999,999'),
    ...pay('0.000000000000000001'),
    reads('This amount is too small to swap.'),
    { expect: 'element', target: the('button', 'Review swap'), is: 'disabled' },
    ...pay('0.0000000001'),
    { expect: 'element', target: received, value: '0' },
    ...pay('0.000001'),
    { expect: 'element', target: received, value: '0.003122' },
    { expect: 'element', target: the('button', 'Review swap'), is: 'enabled' },
    ...pay('.'),
    { expect: 'element', target: paid, value: '0.', covers: ['A-139'] },
    ...pay('2,'),
    { expect: 'element', target: paid, value: '2.', covers: ['A-139'] },
    sees('Swap'),
  ],
})
