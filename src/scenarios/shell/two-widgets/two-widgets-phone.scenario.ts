import { scenario } from '../../dsl/builders.ts'
import { connectPhone } from '../../dsl/flows/walletConnectFlows.ts'
import { bothConnected, bothDisconnected, disconnectInSecond } from './twoWidgetsSteps.ts'

export const twoWidgetsPhone = scenario({
  id: 'two-widgets-phone',
  title: 'Two widgets on one page share the session of a phone, and its end',
  tags: ['shell', 'buttons', 'walletconnect', 'disconnect', 'reload'],
  widgets: 2,
  steps: [
    ...connectPhone,
    ...bothConnected,
    { do: 'phone.disconnect' },
    bothDisconnected,
    ...connectPhone,
    ...bothConnected,
    { do: 'reload' },
    ...bothConnected,
    ...disconnectInSecond,
    bothDisconnected,
    { do: 'reload' },
    bothDisconnected,
  ],
})
