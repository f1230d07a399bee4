import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameCancelled = scenario({
  id: 'frame-cancelled',
  title: 'A payment that is cancelled in the secure frame is not sent',
  tags: ['secure-frame', 'email', 'error'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.cancel', method: 'eth_sendTransaction' },
    { expect: 'modal', open: false },
    reads('Payment: User rejected the request'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    { expect: 'balance', chainId: 'eip155:1', account: 6, changedBy: '0' },
  ],
})
