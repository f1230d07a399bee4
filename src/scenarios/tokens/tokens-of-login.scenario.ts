import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

export const tokensOfLogin = scenario({
  id: 'tokens-of-login',
  title: 'A login lists its tokens by value, with the total',
  tags: ['tokens', 'balances', 'account', 'email', 'happy'],
  world: { prices: humanPrices },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    ...openAccount,
    {
      expect: 'element',
      target: the('heading', 'Total balance $5,128.43'),
      covers: ['A-009', 'A-150'],
    },
    {
      expect: 'element',
      target: the('button', '0x97...0aa9 Profile', { exact: false }),
      covers: ['A-007'],
    },
    { expect: 'element', target: the('img', 'Ethereum', { within: 'modal' }), covers: ['A-007'] },
    {
      expect: 'order',
      role: 'button',
      names: ['Buy', 'Swap', 'Receive', 'Send'],
      covers: ['A-010'],
    },
    { expect: 'order', role: 'tab', names: ['Tokens', 'NFTs', 'Activity'], covers: ['A-011'] },
    { expect: 'element', target: the('list', 'Tokens'), covers: ['A-014'] },
    reads('Ether'),
    reads('1.5000 ETH', ['A-014', 'A-185']),
    reads('$3,750.00', ['A-014', 'A-100']),
    reads('USD Coin'),
    reads('1,203.4500 USDC', ['A-014', 'A-185']),
    reads('$1,203.45', ['A-100', 'A-185']),
    reads('23.6000 UNI'),
    reads('$174.64', ['A-100']),
    reads('12.3456 GUST'),
    reads('No price'),
    click('button', 'Profile', { exact: false }),
    sees('Profile'),
  ],
})
