import { reads, scenario } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from '../tokens/holdings.ts'

export const localeMoney = scenario({
  id: 'locale-money',
  title: 'German amounts have German separators and the digits of the English ones',
  tags: ['languages', 'tokens', 'balances', 'account'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    ...openAccount,
    reads('1,203.4500 USDC'),
    reads('$1,203.45'),
    { do: 'host.setLocale', locale: 'de' },
    reads('1.203,4500 USDC'),
    reads('1.203,45\u00a0$'),
    reads('5.128,43'),
    { do: 'host.setLocale' },
    reads('$1,203.45'),
  ],
})
