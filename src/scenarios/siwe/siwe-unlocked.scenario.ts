import { scenario, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

const isHidden = {
  expect: 'element',
  target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
  is: 'enabled',
} as const

export const siweUnlocked = scenario({
  id: 'siwe-unlocked',
  title: 'A wallet unlocked after a reload keeps the sign-in, and loses it with another account',
  tags: ['siwe', 'reload', 'fault'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    ...signIn,
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'locks-on-load' },
    { do: 'reload' },
    isHidden,
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    hostShows('Signed in as 0xf39F'),
    { do: 'reload' },
    isHidden,
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    hostShows('Not signed in.'),
  ],
})
