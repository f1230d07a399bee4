import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { hostPays } from './hostPays.ts'

export const paymentWaitsForABlock = scenario({
  id: 'payment-waits-for-a-block',
  title: 'A pending payment is sped up by its owner and arrives once',
  tags: ['chain', 'pending', 'replaced'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...hostPays('0x2386f26fc10000'),
    { expect: 'hostRequest', method: 'eth_sendTransaction', outcome: 'done' },
    { expect: 'chainWaiting', chainId: 'eip155:1', count: 1 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    { do: 'chain.replace', chainId: 'eip155:1', how: 'speedUp' },
    { expect: 'chainWaiting', chainId: 'eip155:1', count: 1 },
    { do: 'chain.mine', chainId: 'eip155:1' },
    { expect: 'chainWaiting', chainId: 'eip155:1', count: 0 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '10000000000000000' },
    { expect: 'nonce', chainId: 'eip155:1', account: 'active', changedBy: 1 },
  ],
})
