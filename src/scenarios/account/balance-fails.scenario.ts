import { click, reads, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const balanceFails = scenario({
  id: 'balance-fails',
  title: 'The balance fails to load, and Try again loads it',
  tags: ['account', 'fault', 'retry'],
  faults: [
    {
      id: 'down',
      target: 'chain.eth_getBalance',
      when: { always: true },
      effect: { kind: 'status', status: 500 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('Balance unavailable'),
    { do: 'fault.clear' },
    click('button', 'Try again'),
    reads('10,000.0000 ETH', ['C-130']),
    { expect: 'text', text: 'Balance unavailable', absent: true },
  ],
})
