import { click, scenario, seconds, the } from '../../dsl/builders.ts'
import { openCode } from '../../dsl/flows/walletConnectFlows.ts'
import { openAccount } from '../../dsl/flows/flows.ts'

export const walletconnectTwoCodes = scenario({
  id: 'walletconnect-two-codes',
  title: 'The phone approves the old and the new code, and one session remains',
  tags: ['walletconnect', 'timer', 'security'],
  steps: [
    ...openCode,
    { do: 'run', ms: seconds(225) },
    { do: 'phone.scan' },
    { expect: 'phone', waiting: 1 },
    { do: 'run', ms: seconds(10) },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2 },
    { do: 'phone.scan' },
    { expect: 'phone', waiting: 2, sessions: 0 },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    { expect: 'phone', waiting: 1, sessions: 1 },
    { do: 'phone.approve' },
    { expect: 'phone', waiting: 0, sessions: 1 },
    { do: 'reload' },
    { expect: 'phone', waiting: 0, sessions: 1 },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    { expect: 'phone', sessions: 0 },
  ],
})
