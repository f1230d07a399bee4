import { scenario, the } from '../dsl/builders.ts'
import type { Expectation } from '../dsl/expectation.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

const token = (name: string) => the('button', name, { exact: false, within: 'modal' })
const coins = 'USD Coin 1,203.4500 USDC $1,203.45'
const inOrder = (...names: readonly string[]): Expectation => ({
  expect: 'order',
  role: 'button',
  names,
})

export const tokensReordered = scenario({
  id: 'tokens-reordered',
  title: 'A token keeps the focus when a new price moves it down the list',
  tags: ['tokens', 'balances', 'timer', 'email', 'keyboard'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    ...openAccount,
    inOrder('Ether 1.5000 ETH $3,750.00', coins),
    { do: 'focus', target: token('Ether 1.5000') },
    { do: 'price.set', symbol: 'ETH', usd: 1 },
    { do: 'run', ms: 10_000 },
    inOrder(coins, 'Ether 1.5000 ETH $1.50'),
    { expect: 'element', target: token('Ether 1.5000'), is: 'focused' },
    { expect: 'focusInModal' },
  ],
})
