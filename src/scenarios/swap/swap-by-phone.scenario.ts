import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'
import { choose, ethereum, openSwap, pay, review } from './swapSteps.ts'

export const swapByPhone = scenario({
  id: 'swap-by-phone',
  title: 'A swap in the browser is signed by the wallet of a phone',
  tags: ['swap', 'walletconnect', 'chain'],
  steps: [
    ...connectPhone,
    ...openSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    ...review,
    click('button', 'Swap'),
    { do: 'phone.approve' },
    sees('Account'),
    reads('Swapped 1 ETH for 3,120.067 USDC'),
    { expect: 'noToast' },
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 'active',
      changedBy: '3120067633',
    },
  ],
})
