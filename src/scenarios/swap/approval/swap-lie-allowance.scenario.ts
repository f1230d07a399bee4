import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { tamperedSwaps } from '../../dsl/tamperedSwaps.ts'
import { choose, openSwap, pay } from '../swapSteps.ts'

export const swapLieAllowance = scenario({
  id: 'swap-lie-allowance',
  title: 'A false allowance: the swap cannot be built, the visitor sees it, and nothing is sent',
  tags: ['swap', 'security', 'fault', 'error'],
  faults: [{ id: 'lie', ...tamperedSwaps.falseAllowance, when: { always: true } }],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openSwap,
    ...choose('ETH, change token', 'USD Coin'),
    ...choose('Select token', 'Dai Stablecoin'),
    ...pay('100'),
    click('button', 'Review swap'),
    {
      expect: 'toast',
      text: 'Failed to create transaction',
      variant: 'error',
      covers: ['A-174'],
    },
    sees('Swap'),
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
  ],
})
