import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

export const tokensOfNetwork = scenario({
  id: 'tokens-of-network',
  title: 'Another network shows other tokens and another total',
  tags: ['tokens', 'balances', 'networks', 'email'],
  world: { prices: { ...humanPrices, POL: 0.5 } },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    ...openAccount,
    { expect: 'element', target: the('heading', 'Total balance $5,128.43') },
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false, within: 'modal' }),
    sees('Account'),
    { expect: 'element', target: the('img', 'Polygon', { within: 'modal' }), covers: ['A-007'] },
    { expect: 'element', target: the('heading', 'Total balance $14,425.00'), covers: ['A-150'] },
    { expect: 'text', text: '1.5000 ETH', absent: true },
    reads('10,000.0000 POL', ['A-014']),
  ],
})
