import { reads, scenario, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

const set = (token: string, units: string) =>
  ({ do: 'chain.setTokenBalance', chainId: 'eip155:1', account: 'active', token, units }) as const

export const tokensOfExtremes = scenario({
  id: 'tokens-of-extremes',
  title: 'Huge and tiny balances are written out exactly',
  tags: ['tokens', 'balances', 'email'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    set('USDC', '98765432101234567'),
    set('UNI', '10000000000000'),
    set('GUST', '123456789012345678901234567890'),
    ...openAccount,
    reads('98,765,432,101.2345 USDC', ['A-185']),
    reads('$98,765,432,101.23', ['A-100', 'A-185']),
    reads('<0.0001 UNI'),
    reads('<$0.01'),
    reads('123,456,789,012.3456 GUST', ['A-185']),
    {
      expect: 'element',
      target: the('heading', 'Total balance $98,765,435,851.57'),
      covers: ['A-009', 'A-150'],
    },
  ],
})
