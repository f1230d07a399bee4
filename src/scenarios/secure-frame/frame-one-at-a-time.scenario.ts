import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameOneAtATime = scenario({
  id: 'frame-one-at-a-time',
  title: 'A second request is rejected while one waits for approval',
  tags: ['secure-frame', 'security'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'host.request', method: 'personal_sign', params: ['0x68', ''] },
    {
      expect: 'hostRequest',
      method: 'personal_sign',
      outcome: 'Requested RPC call is not allowed',
      covers: ['C-283'],
    },
    { do: 'run', ms: 300 },
    { expect: 'toast', text: 'Action not allowed', covers: ['C-283'] },
    { expect: 'frame', shown: true, heading: 'requests a transaction' },
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
  ],
})
