import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameForgedAnswer = scenario({
  id: 'frame-forged-answer',
  title: 'A forged signature from another window is ignored',
  tags: ['secure-frame', 'security', 'fault'],
  faults: [
    {
      id: 'forged',
      target: 'frame.personal_sign',
      when: { nth: 1 },
      effect: { kind: 'wrongOrigin' },
    },
    {
      id: 'twice',
      target: 'frame.eth_sendTransaction',
      when: { nth: 1 },
      effect: { kind: 'duplicate' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { expect: 'frame', shown: true, heading: 'requests a signature' },
    { expect: 'refused', atLeast: 1 },
    { expect: 'text', text: 'Signature: waiting', within: 'page' },
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    reads('Signature: done'),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'refused', atLeast: 2 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
  ],
})
