import { scenario } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const sessionOfSomebodyElse = scenario({
  id: 'session-of-somebody-else',
  title: 'A server session of another account is ended',
  tags: ['privacy', 'siwe', 'security'],
  options: { isSiweEnabled: true },
  world: {
    siwe: {
      nonces: [],
      session: {
        address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        chainId: 'eip155:1',
        // Far beyond the scenario.
        expiresAt: 4_000_000_000_000,
      },
    },
  },
  steps: [
    ...connectToSignIn,
    { expect: 'calls', name: 'siwe.signOut', times: 1 },
    hostShows('Not signed in.'),
    { expect: 'calls', name: 'siwe.verify', times: 0 },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
    { expect: 'calls', name: 'siwe.signOut', times: 1 },
  ],
})
