import { click, reads, scenario, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { humanHoldings, humanPrices } from './holdings.ts'

export const tokensFail = scenario({
  id: 'tokens-fail',
  title: 'The tokens fail to load, then load, and stay when a refresh fails',
  tags: ['tokens', 'balances', 'fault', 'error', 'retry', 'email'],
  world: { prices: humanPrices },
  faults: [
    {
      id: 'down',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...humanHoldings,
    ...openAccount,
    reads('Failed to fetch token balance', ['A-169']),
    { expect: 'noToast' },
    { do: 'fault.clear' },
    click('button', 'Try again'),
    { expect: 'element', target: the('heading', 'Total balance $5,128.43') },
    reads('1.5000 ETH'),
    { do: 'run', ms: 5_000 },
    { expect: 'noToast' },
    {
      do: 'fault.add',
      rule: {
        target: 'balances.balances',
        when: { always: true },
        effect: { kind: 'status', status: 503 },
      },
    },
    { do: 'run', ms: 5_000 },
    reads('May be out of date'),
    { expect: 'noToast' },
    { expect: 'element', target: the('heading', 'Total balance $5,128.43') },
    reads('1.5000 ETH'),
    { do: 'run', ms: 10_000 },
    { expect: 'noToast' },
    { do: 'fault.clear' },
    { do: 'run', ms: 10_000 },
    { expect: 'text', text: 'May be out of date', absent: true },
    reads('1.5000 ETH'),
  ],
})
