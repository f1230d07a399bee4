import { click, reads, scenario } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

export const tokensLinkInName = scenario({
  id: 'tokens-link-in-name',
  title:
    'An airdropped token with a link in its name is marked, has no value and does not count in the total',
  tags: ['tokens', 'security', 'fault', 'email', 'incident', 'shown'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    {
      do: 'fault.add',
      rule: {
        target: 'balances.balances',
        when: { always: true },
        // Gust comes last.
        effect: {
          kind: 'patch',
          set: {
            'balances.4.symbol': 'GIFT',
            'balances.4.name': 'Visit c\u0430sh-eth\u3002com',
            'balances.4.price': 1_000,
            'balances.4.value': 12_345_678.9,
          },
        },
      },
    },
    ...openAccount,
    reads('$5,128.43'),
    reads('Link in its name'),
    reads('No price'),
    click('button', 'Visit c\u0430sh-eth\u3002com', { exact: false, within: 'modal' }),
    reads("Links in the names of tokens lead to sites that steal. Don't open it."),
  ],
})
