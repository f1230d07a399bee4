import { reads, scenario, sees } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweKeptOnNetworkChange = scenario({
  id: 'siwe-kept-on-network-change',
  title: "With the host's option, the sign-in stays across networks and accounts",
  tags: ['siwe', 'options'],
  options: {
    isSiweEnabled: true,
    siwe: { signOutOnNetworkChange: false, signOutOnAccountChange: false },
  },
  steps: [
    ...connectToSignIn,
    ...signIn,
    ...openAccount,
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    reads('POL'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    reads('0x70...79C8'),
    sees('Account'),
    hostShows('Signed in as 0xf39F'),
    { expect: 'calls', name: 'siwe.signOut', times: 0 },
    { do: 'reload' },
    ...openAccount,
  ],
})
