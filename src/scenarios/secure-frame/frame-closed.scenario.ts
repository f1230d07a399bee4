import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameClosed = scenario({
  id: 'frame-closed',
  title: 'Closing the modal aborts the waiting request, and the next one can be approved',
  tags: ['secure-frame', 'email', 'error'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    click('button', 'Close', { within: 'modal' }),
    { expect: 'modal', open: false },
    { expect: 'frame', shown: false },
    reads('Payment: Request was aborted', ['C-345']),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { expect: 'frame', shown: true, heading: 'requests a signature' },
    { do: 'frame.approve', method: 'personal_sign' },
    reads('Signature: done'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
  ],
})
