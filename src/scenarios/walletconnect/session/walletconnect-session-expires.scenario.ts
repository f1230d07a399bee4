import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { connectPhone } from '../../dsl/flows/walletConnectFlows.ts'

const day = 86_400_000

export const walletconnectSessionExpires = scenario({
  id: 'walletconnect-session-expires',
  title: 'A session lasts seven days: it signs on the last day, and ends afterwards',
  tags: ['walletconnect', 'timer'],
  steps: [
    ...connectPhone,
    { do: 'jump', ms: 7 * day - 60_000 },
    { expect: 'phone', sessions: 1 },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
    { do: 'run', ms: 70_000 },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
    { expect: 'phone', sessions: 0 },
  ],
})
