import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { choose, ethereum, startSwap, paid, pay } from '../swapSteps.ts'

export const swapInsufficientGas = scenario({
  id: 'swap-insufficient-gas',
  title: 'USDC cannot be swapped without ether for the gas',
  tags: ['swap', 'gas', 'error'],
  steps: [
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '1000000000' },
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    { expect: 'element', target: the('button', 'Max'), is: 'absent', covers: ['A-035'] },
    { expect: 'text', text: '<0.0001 ETH', absent: true, covers: ['A-035'] },
    click('button', 'Switch the two tokens'),
    ...pay('100'),
    {
      expect: 'element',
      target: the('button', 'Insufficient balance'),
      is: 'disabled',
      covers: ['A-176'],
    },
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '1000000000000000000' },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: the('button', 'Review swap'), is: 'enabled' },
    click('button', 'Switch the two tokens'),
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '20000000000000' },
    { do: 'run', ms: 10_000 },
    click('button', 'Max'),
    { do: 'run', ms: 200 },
    { expect: 'element', target: paid, value: '0', covers: ['A-141'] },
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '1000000000' },
    { do: 'run', ms: 10_000 },
    click('button', 'Buy'),
    sees('OnRampProviders', ['A-036']),
    // The same balance is read in the account, so that its absence above is not a matter of spelling.
    { do: 'host.open' },
    reads('<0.0001 ETH'),
  ],
})
