import { click, minutes, scenario, seconds, the } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { code, openCode } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectLateApproval = scenario({
  id: 'walletconnect-late-approval',
  title: 'The phone approves an old code while a new one is shown, and connects',
  tags: ['walletconnect', 'timer', 'security'],
  steps: [
    ...openCode,
    { do: 'run', ms: seconds(225) },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 1 },
    { do: 'phone.scan' },
    { expect: 'phone', waiting: 1, sessions: 0 },
    { do: 'run', ms: seconds(10) },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2, covers: ['C-212'] },
    { expect: 'element', target: code },
    {
      expect: 'timer',
      label: 'walletConnect.pairing',
      pending: true,
      inMs: seconds(5),
      covers: ['C-359'],
    },
    { expect: 'phone', waiting: 1, sessions: 0 },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    { expect: 'phone', waiting: 0, sessions: 1 },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    { expect: 'timer', label: 'walletConnect.pairing', pending: false },
    { do: 'run', ms: minutes(5) },
    { expect: 'phone', waiting: 0, sessions: 1 },
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    { expect: 'phone', sessions: 0 },
  ],
})
