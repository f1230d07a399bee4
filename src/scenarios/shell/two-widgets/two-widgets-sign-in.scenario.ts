import { click, scenario, the } from '../../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../../dsl/flows/siweFlows.ts'
import { bothConnected, second } from './twoWidgetsSteps.ts'

const oneDialog = { expect: 'element', target: the('dialog'), count: 1 } as const

export const twoWidgetsSignIn = scenario({
  id: 'two-widgets-sign-in',
  title: 'The visitor signs in once in one of two widgets, and is signed in in both',
  tags: ['shell', 'buttons', 'siwe', 'reload'],
  widgets: 2,
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    ...bothConnected,
    oneDialog,
    ...signIn,
    hostShows('Signed in as 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
    { expect: 'element', target: the('dialog'), is: 'absent' },
    { do: 'click', target: the('button', '0x', { exact: false, within: 'page', nth: second }) },
    { expect: 'element', target: the('button', 'Disconnect') },
    click('button', 'Close'),
    { expect: 'calls', name: 'siwe.verify', times: 1 },
    { do: 'reload' },
    ...bothConnected,
    { expect: 'element', target: the('dialog'), is: 'absent' },
  ],
})
