import { click, reads, scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const payFromHostPage = scenario({
  id: 'pay-from-host-page',
  title: 'The host page sends 0.1 ETH through the connected wallet, and it arrives on the chain',
  tags: ['account', 'chain', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { do: 'chain.mine', chainId: 'eip155:1' },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    { expect: 'balance', chainId: 'eip155:1', account: 0, atMost: '9999900000000000000000' },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'text', text: 'Signature: done', absent: true },
  ],
})
