import { click, reads, scenario, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

export const tokensLookAlike = scenario({
  id: 'tokens-look-alike',
  title: 'An airdropped token with Cyrillic letters is marked and shows its contract',
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
        // Gust, which has no price, comes last; the second letter and the last one are Cyrillic.
        effect: {
          kind: 'patch',
          set: { 'balances.4.symbol': 'U\u0405D\u0421', 'balances.4.name': 'US Dollar' },
        },
      },
    },
    ...openAccount,
    reads('Not USDC'),
    click('button', 'US Dollar', { exact: false, within: 'modal' }),
    reads('Contract 0x7011...0002'),
    reads("but it isn't the USDC known on Ethereum. The known USDC is at 0xA0b8...eB48."),
    {
      expect: 'link',
      target: the('link', 'View the contract of U\u0405D\u0421 on the explorer'),
      href: 'https://etherscan.io/address/0x7011000000000000000000000000000000000002',
      newTab: true,
    },
    click('button', 'Copy the contract address of U\u0405D\u0421'),
    { expect: 'clipboard', text: '0x7011000000000000000000000000000000000002' },
    { do: 'clipboard.deny', denied: true, selection: true },
    click('button', 'Copy the contract address of U\u0405D\u0421'),
    {
      expect: 'element',
      target: the('textbox', 'Select this text and copy it'),
      is: 'focused',
      value: '0x7011000000000000000000000000000000000002',
    },
  ],
})
