import { minutes, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openProviders, provider } from '../../dsl/flows/onrampFlows.ts'

export const buyAtAnotherProvider = scenario({
  id: 'buy-at-another-provider',
  title: "The window of a host's own provider opens, and the purchase is not polled",
  tags: ['onramp', 'timer', 'configuration'],
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
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    { expect: 'order', role: 'button', names: ['Back', 'Close'] },
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    { expect: 'element', target: provider('Harbour Pay'), is: 'enabled', covers: ['A-077'] },
    reads('1-2% fee', ['A-077']),
    reads('0.85% fee', ['A-074']),
    { do: 'click', target: provider('Harbour Pay') },
    sees('BuyInProgress'),
    reads('Continue in Harbour Pay'),
    { expect: 'opened', url: 'https://pay.harbour.example/buy' },
    {
      expect: 'analytics',
      event: 'SELECT_BUY_PROVIDER',
      properties: { provider: 'harbour' },
      times: 1,
    },
    { expect: 'timer', label: 'onramp.poll', pending: false },
    { do: 'run', ms: minutes(10) },
    reads('Continue in Harbour Pay'),
    { expect: 'element', target: the('button', 'Try again'), is: 'absent' },
    // The purchases before this one were read when the list opened.
    { expect: 'calls', name: 'history.transactions', times: 1 },
  ],
})
