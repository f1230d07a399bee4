import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { openSend, recipients, review } from '../sendSteps.ts'

export const sendMiscounted = scenario({
  id: 'send-miscounted',
  title: 'A balance service with wrong decimals cannot multiply the amount sent',
  tags: ['send', 'security', 'fault', 'tokens'],
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      // USD Coin comes third; it has six decimals.
      effect: { kind: 'patch', set: { 'balances.2.quantity.decimals': '8' } },
    },
  ],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '25', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    reads("The token's units don't match its balance"),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    { expect: 'frame', shown: false },
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'USDC', account: 3, changedBy: '0' },
  ],
})
