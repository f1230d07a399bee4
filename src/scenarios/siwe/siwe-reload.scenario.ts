import { scenario, sees, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

const reconnected = {
  expect: 'element',
  target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
} as const

export const siweReload = scenario({
  id: 'siwe-reload',
  title: 'A reload keeps the sign-in, and asks again at once if it was not finished',
  tags: ['siwe', 'reload'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    { do: 'reload' },
    { expect: 'modal', open: true },
    sees('ConnectingSiwe'),
    { do: 'click', target: the('button', 'Sign') },
    { do: 'wallet.ignore', wallet: 'fox', method: 'personal_sign' },
    { do: 'reload' },
    sees('ConnectingSiwe'),
    ...signIn,
    { do: 'reload' },
    reconnected,
    hostShows('Signed in as 0xf39F'),
    { expect: 'modal', open: false },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { do: 'host.open' },
    sees('Account', ['C-217']),
  ],
})
