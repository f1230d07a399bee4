import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { nothingAsked, openSend, recipients, review } from '../sendSteps.ts'

export const sendCoinCalledUsdc = scenario({
  id: 'send-coin-called-usdc',
  title: 'A balance service that calls the coin USDC cannot have it sent as USDC',
  tags: ['send', 'security', 'fault', 'tokens'],
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: { 'balances.0.symbol': 'USDC', 'balances.0.name': 'USD Coin' },
      },
    },
  ],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    reads('1 ETH'),
    reads('Native token of Ethereum'),
    click('button', 'Cancel'),
    { expect: 'element', target: the('button', 'Change token, now ETH') },
    ...nothingAsked,
  ],
})
