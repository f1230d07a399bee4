import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'
import { choose, openSwap, pay, review } from './swapSteps.ts'

export const swapCoinForToken = scenario({
  id: 'swap-coin-for-token',
  title: 'One ether is swapped for USDC at what the pool pays, and both arrive where they should',
  tags: ['swap', 'chain', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    ...review,
    click('button', 'Swap'),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    sees('Account'),
    { expect: 'toast', text: 'Swapped ETH to 3,120.067 USDC', variant: 'success' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
  ],
})
