import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameChainChanged = scenario({
  id: 'frame-chain-changed',
  title: 'The network changes while a payment waits for approval, and nothing is sent',
  tags: ['secure-frame', 'security', 'chain'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { expect: 'frame', shown: true, heading: 'requests a transaction' },
    {
      do: 'world.patch',
      patch: { secureSession: { email: 'ada@example.com', chainId: 'eip155:137' } },
    },
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: Account or network changed meanwhile'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    { expect: 'balance', chainId: 'eip155:137', account: 9, changedBy: '0' },
  ],
})
