import { reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openProviders, provider } from '../../dsl/flows/onrampFlows.ts'

export const buyRefusedAtOne = scenario({
  id: 'buy-refused-at-one',
  title: 'The link of one provider is rejected, and another provider works',
  tags: ['onramp', 'fault', 'security', 'configuration'],
  options: {
    onrampProviders: [
      { name: 'coinbase', label: 'Coinbase', feeRange: '0.85%' },
      {
        name: 'harbour',
        label: 'Harbour Pay',
        feeRange: '1-2%',
        url: 'https://pay.harbour.example/buy',
      },
    ],
  },
  faults: [
    {
      id: 'foreign',
      target: 'onramp.url',
      when: { always: true },
      effect: { kind: 'malformed', body: JSON.stringify({ url: 'https://evil.example/' }) },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    reads(
      'We blocked this link: it leads to another site or pays someone else. Try another provider.',
    ),
    { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
    { do: 'click', target: provider('Harbour Pay') },
    sees('BuyInProgress'),
    { expect: 'opened', url: 'https://pay.harbour.example/buy' },
  ],
})
