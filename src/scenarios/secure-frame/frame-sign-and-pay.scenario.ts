import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameSignAndPay = scenario({
  id: 'frame-sign-and-pay',
  title: 'An e-mail account signs a message and sends 0.1 ETH for the host page',
  tags: ['secure-frame', 'email', 'chain', 'happy'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction', ['C-282']),
    { expect: 'title', is: 'Approve Transaction', covers: ['C-048'] },
    { expect: 'element', target: the('button', 'Back'), is: 'absent', covers: ['C-072'] },
    {
      expect: 'frame',
      shown: true,
      width: 360,
      height: 400,
      centred: true,
      heading: 'Harbour Market requests a signature',
      covers: ['C-152', 'C-153', 'C-293'],
    },
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    reads('Signature: done'),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction', ['C-282']),
    { expect: 'frame', shown: true, heading: 'Harbour Market requests a transaction' },
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    { expect: 'modal', open: false },
    reads('Payment: done'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    { expect: 'balance', chainId: 'eip155:1', account: 6, atMost: '9999900000000000000000' },
  ],
})
