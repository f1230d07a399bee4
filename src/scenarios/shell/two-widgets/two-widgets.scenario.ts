import { click, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { bothConnected, bothDisconnected, disconnectInSecond, second } from './twoWidgetsSteps.ts'

export const twoWidgets = scenario({
  id: 'two-widgets',
  title: 'Two widgets on one page share one session: a connect and a disconnect show in both',
  tags: ['shell', 'buttons', 'disconnect', 'reload'],
  widgets: 2,
  steps: [
    bothDisconnected,
    click('button', 'Connect Wallet', { within: 'page', nth: second }),
    { expect: 'title', is: 'Connect' },
    { expect: 'element', target: the('dialog'), count: 1 },
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page' }),
      count: 1,
    },
    click('button', 'Close'),
    { expect: 'element', target: the('dialog'), is: 'absent' },
    ...connectWallet('Emberfox', 'fox'),
    ...bothConnected,
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 1 },
    ...disconnectInSecond,
    bothDisconnected,
    { expect: 'stored', key: '@foyer/connector', absent: true },
    { do: 'reload' },
    bothDisconnected,
    ...connectWallet('Emberfox', 'fox'),
    { do: 'reload' },
    ...bothConnected,
  ],
})
