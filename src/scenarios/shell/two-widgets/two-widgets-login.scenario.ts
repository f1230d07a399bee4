import { scenario } from '../../dsl/builders.ts'
import { logIn, withoutWalletFeatures } from '../../dsl/flows/flows.ts'
import { bothConnected, bothDisconnected, disconnectInSecond } from './twoWidgetsSteps.ts'

export const twoWidgetsLogin = scenario({
  id: 'two-widgets-login',
  title: 'An e-mail login in one of two widgets shows in both, and so does its end',
  tags: ['shell', 'buttons', 'email', 'disconnect', 'reload'],
  widgets: 2,
  options: withoutWalletFeatures,
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...bothConnected,
    { do: 'host.disconnect' },
    bothDisconnected,
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...bothConnected,
    ...disconnectInSecond,
    bothDisconnected,
    { expect: 'stored', key: '@foyer/frame/EMAIL_LOGIN_USED_KEY', absent: true },
    { do: 'reload' },
    bothDisconnected,
  ],
})
