import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewFrom, signs } from '../swapSteps.ts'

export const swapTokenWithoutPrice = scenario({
  id: 'swap-token-without-price',
  title: 'A token without a price can be swapped, and no value is shown',
  tags: ['swap', 'token', 'price'],
  steps: [
    ...previewFrom('Gust', '500'),
    reads('No price'),
    reads('–'),
    reads('A price is unknown, so the loss cannot be computed.'),
    click('button', 'Approve'),
    signs,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'GUST',
      account: 0,
      changedBy: '-500000000000000000000',
    },
  ],
})
