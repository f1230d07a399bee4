import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

const total = (sum: string) => the('heading', `Total balance ${sum}`)

export const tokensRefetched = scenario({
  id: 'tokens-refetched',
  title: 'The tokens refresh every ten seconds, and the total follows a price',
  tags: ['tokens', 'balances', 'timer', 'email'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    { expect: 'calls', name: 'balances.balances', times: 0 },
    ...openAccount,
    { expect: 'element', target: total('$5,128.43') },
    { expect: 'calls', name: 'balances.balances', times: 1 },
    { expect: 'timer', label: 'account.tokens', pending: true, inMs: 10_000, covers: ['A-117'] },
    { do: 'price.set', symbol: 'ETH', usd: 3000 },
    { do: 'run', ms: 9_999 },
    { expect: 'calls', name: 'balances.balances', times: 1, covers: ['A-117'] },
    { expect: 'element', target: total('$5,128.43') },
    { do: 'run', ms: 1 },
    { expect: 'calls', name: 'balances.balances', times: 2, covers: ['A-117'] },
    { expect: 'element', target: total('$5,878.43'), covers: ['A-117', 'A-150'] },
    reads('$4,500.00', ['A-100']),
    click('button', 'Profile', { exact: false }),
    sees('Profile'),
    { expect: 'timer', label: 'account.tokens', pending: false, covers: ['A-117'] },
    { do: 'run', ms: 30_000 },
    { expect: 'calls', name: 'balances.balances', times: 2 },
    click('button', 'Back'),
    sees('Account'),
    { expect: 'calls', name: 'balances.balances', times: 3 },
  ],
})
