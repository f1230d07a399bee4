import { scenario, sees, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

const reconnected = {
  expect: 'element',
  target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
} as const

export const siweReload = scenario({
  id: 'siwe-reload',
  title: 'A reload keeps the sign-in, and asks again if it was not finished',
  tags: ['siwe', 'reload'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    { do: 'reload' },
    reconnected,
    { do: 'host.open' },
    sees('ConnectingSiwe'),
    ...signIn,
    { do: 'reload' },
    reconnected,
    hostShows('Signed in as 0xf39F'),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { do: 'host.open' },
    sees('Account', ['C-217']),
  ],
})
