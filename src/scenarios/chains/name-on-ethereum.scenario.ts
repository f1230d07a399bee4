import { reads, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccountOf } from '../dsl/flows/flows.ts'

export const nameOnEthereum = scenario({
  id: 'name-on-ethereum',
  title: 'The identity service is down, and the account shows its name from Ethereum',
  tags: ['account', 'identity', 'chain', 'fault'],
  faults: [
    {
      id: 'down',
      target: 'identity.identity',
      when: { always: true },
      effect: { kind: 'status', status: 500 },
    },
  ],
  steps: [
    { do: 'chain.setName', name: 'quay.eth', account: 0, primary: true },
    { do: 'chain.setBalance', chainId: 'eip155:1', account: 0, wei: '1500000000000000000' },
    ...connectWallet('Emberfox', 'fox'),
    ...openAccountOf('quay.eth'),
    reads('quay.eth', ['C-307']),
    { expect: 'balance', chainId: 'eip155:1', account: 'active', wei: '1500000000000000000' },
  ],
})
