import { click, reads, scenario } from '../../dsl/builders.ts'
import { connectPhone } from '../../dsl/flows/walletConnectFlows.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export const walletconnectRequestExpires = scenario({
  id: 'walletconnect-request-expires',
  title: 'A request without an answer expires after five minutes, and the next one is answered',
  tags: ['walletconnect', 'timer'],
  steps: [
    ...connectPhone,
    { do: 'host.request', method: 'personal_sign', params: ['0x48656c6c6f', account] },
    { expect: 'phone', waiting: 1 },
    { do: 'run', ms: 290_000 },
    { expect: 'phone', waiting: 1 },
    { do: 'run', ms: 20_000 },
    { expect: 'phone', waiting: 0, sessions: 1 },
    {
      expect: 'hostRequest',
      method: 'personal_sign',
      outcome: 'Request expired. Please try again.',
    },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
  ],
})
