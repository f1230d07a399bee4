import { minutes, scenario, seconds } from '../../dsl/builders.ts'
import { code, openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectCodeExpires = scenario({
  id: 'walletconnect-code-expires',
  title: 'The code is replaced after 4 minutes, and the new one works',
  tags: ['walletconnect', 'timer'],
  steps: [
    ...openCode,
    {
      expect: 'timer',
      label: 'walletConnect.pairing',
      pending: true,
      inMs: minutes(4),
      covers: ['C-359'],
    },
    {
      expect: 'timer',
      label: 'walletConnect.check',
      pending: true,
      inMs: seconds(10),
      covers: ['C-212'],
    },
    { do: 'run', ms: seconds(220) },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 1 },
    { do: 'run', ms: seconds(20) },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2, covers: ['C-212'] },
    { expect: 'element', target: code },
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
