import { click, reads, scenario, the } from '../dsl/builders.ts'
import { code, openCode } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectDeclined = scenario({
  id: 'walletconnect-declined',
  title: 'The phone declines: one automatic retry, then Try again',
  tags: ['walletconnect', 'error'],
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.reject' },
    { expect: 'toast', text: 'Declined', variant: 'error', covers: ['C-211'] },
    reads('Connection declined', ['C-211']),
    reads('Connection can be declined if a previous request is still active', ['C-336']),
    { expect: 'analytics', event: 'CONNECT_ERROR', times: 1 },
    { expect: 'element', target: code },
    { expect: 'element', target: the('button', 'Try again'), is: 'absent' },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2, covers: ['C-211'] },
    { do: 'run', ms: 2_500 },
    { do: 'phone.scan' },
    { do: 'phone.reject' },
    { expect: 'element', target: the('button', 'Try again') },
    { expect: 'noToast' },
    { expect: 'element', target: code, is: 'absent' },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2 },
    { expect: 'analytics', event: 'CONNECT_ERROR', times: 2 },
    click('button', 'Try again'),
    { expect: 'element', target: code },
    { expect: 'text', text: 'Connection declined', absent: true, covers: ['C-208'] },
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
