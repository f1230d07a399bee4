import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { hostPays } from './hostPays.ts'

export const paymentNeverHappened = scenario({
  id: 'payment-never-happened',
  title: 'A dropped, a cancelled and a reorganised payment never arrive',
  tags: ['chain', 'dropped', 'cancelled', 'reorg'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...hostPays('0x1'),
    { do: 'chain.drop', chainId: 'eip155:1' },
    { expect: 'chainWaiting', chainId: 'eip155:1', count: 0 },
    ...hostPays('0x2'),
    { do: 'chain.replace', chainId: 'eip155:1', how: 'cancel' },
    { do: 'chain.automine', chainId: 'eip155:1', on: true },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    ...hostPays('0x3'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '3' },
    { do: 'chain.reorg', chainId: 'eip155:1', depth: 1 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
  ],
})
