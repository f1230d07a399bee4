import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewFrom, signs } from '../swapSteps.ts'

export const swapAllowanceThere = scenario({
  id: 'swap-allowance-there',
  title: 'With a sufficient allowance, only the swap is signed',
  tags: ['swap', 'approval', 'happy'],
  steps: [
    { do: 'chain.setAllowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    ...previewFrom('USD Coin', '100'),
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled', covers: ['A-049'] },
    { expect: 'calls', name: 'swap.buildApproval', times: 0 },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '-100000000',
    },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
  ],
})
