import { click, scenario, seconds } from '../../dsl/builders.ts'
import { code, openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectOldLink = scenario({
  id: 'walletconnect-old-link',
  title:
    'The phone gets the link after five minutes, rejects it as too old, and the new code connects',
  tags: ['walletconnect', 'timer'],
  steps: [
    ...openCode,
    click('button', 'Copy link'),
    { do: 'run', ms: seconds(301) },
    { do: 'phone.paste', refusal: 'This code is too old. Scan the one on the screen now.' },
    { expect: 'phone', waiting: 0, sessions: 0 },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2, covers: ['C-212'] },
    { expect: 'element', target: code },
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    { expect: 'phone', waiting: 0, sessions: 1 },
  ],
})
