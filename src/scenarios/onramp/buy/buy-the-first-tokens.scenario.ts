import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'

export const buyTheFirstTokens = scenario({
  id: 'buy-the-first-tokens',
  title: 'A new e-mail user buys the first tokens, and the token list shows them',
  tags: ['onramp', 'email', 'tokens'],
  faults: [
    {
      id: 'nothing',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'malformed', body: '{"balances":[]}' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    {
      expect: 'element',
      target: the('button', 'Buy Crypto Easy with card or bank account popular'),
      covers: ['A-015'],
    },
    reads('Easy with card or bank account', ['A-015']),
    reads('popular', ['A-015']),
    click('button', 'Buy Crypto Easy with card or bank account popular'),
    sees('OnRampProviders'),
    {
      expect: 'analytics',
      event: 'SELECT_BUY_CRYPTO',
      properties: { isSmartAccount: false },
      times: 1,
      covers: ['A-165'],
    },
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    { do: 'onramp.choose', asset: 'WBTC on Ethereum', amount: '7500' },
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    { do: 'fault.clear' },
    { do: 'host.open' },
    sees('Account'),
    reads('0.6234 WBTC'),
    { expect: 'element', target: the('button', 'Buy Crypto', { exact: false }), is: 'absent' },
  ],
})
