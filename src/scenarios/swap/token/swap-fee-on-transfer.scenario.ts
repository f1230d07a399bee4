import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewFrom, signs } from '../swapSteps.ts'

export const swapFeeOnTransfer = scenario({
  id: 'swap-fee-on-transfer',
  title: 'A token with a transfer fee is swapped for the quoted amount',
  tags: ['swap', 'token', 'chain'],
  steps: [
    ...previewFrom('Toll', '40'),
    click('button', 'Approve'),
    signs,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'TOLL',
      account: 0,
      changedBy: '-40000000000000000000',
    },
    { expect: 'balance', chainId: ethereum, account: 0, atLeast: '10000029000000000000000' },
  ],
})
