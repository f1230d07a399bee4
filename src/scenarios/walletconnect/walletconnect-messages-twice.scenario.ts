import { click, reads, scenario } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectMessagesTwice = scenario({
  id: 'walletconnect-messages-twice',
  title: 'The relay delivers each message twice, and the phone connects and signs once',
  tags: ['walletconnect', 'fault'],
  faults: [
    {
      id: 'twice',
      target: 'relay.irn_subscription',
      when: { always: true },
      effect: { kind: 'duplicate' },
    },
  ],
  steps: [
    ...connectPhone,
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 1 },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
    { expect: 'phone', waiting: 0, sessions: 1 },
  ],
})
