import { scenario, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweLowerCase = scenario({
  id: 'siwe-lower-case',
  title: 'A wallet with lower-case addresses signs in with its EIP-55 address',
  tags: ['siwe', 'wallets'],
  options: { isSiweEnabled: true },
  world: { quirks: { fox: 'lower-case' } },
  steps: [
    ...connectToSignIn,
    ...signIn,
    hostShows('Signed in as 0xf39F'),
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
  ],
})
