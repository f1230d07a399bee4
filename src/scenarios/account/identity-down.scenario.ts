import { reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const identityDown = scenario({
  id: 'identity-down',
  title: 'The identity service is down: the widget asks ENS, and shows the address',
  tags: ['account', 'identity', 'fault'],
  faults: [
    {
      id: 'down',
      target: 'identity.identity',
      when: { always: true },
      effect: { kind: 'status', status: 500 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'calls', name: 'identity.identity', atLeast: 1 },
    { expect: 'calls', name: 'chain.eth_call', atLeast: 1, covers: ['C-307'] },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    ...openAccount,
    reads('0xf3...2266'),
  ],
})
