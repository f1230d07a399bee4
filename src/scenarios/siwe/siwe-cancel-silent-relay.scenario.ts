import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openCode } from '../dsl/flows/walletConnectFlows.ts'

export const siweCancelSilentRelay = scenario({
  id: 'siwe-cancel-silent-relay',
  title: 'Cancelling the sign-in disconnects at once, even if phone and relay do not answer',
  tags: ['siwe', 'walletconnect', 'security', 'fault'],
  options: { isSiweEnabled: true },
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    sees('ConnectingSiwe'),
    { do: 'phone.offline', offline: true },
    {
      do: 'fault.add',
      rule: { target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } },
    },
    click('button', 'Cancel'),
    sees('Connect'),
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
    },
    click('button', 'Close'),
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'siwe.verify', times: 0 },
  ],
})
