import { reads, scenario, sees } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweAccountChange = scenario({
  id: 'siwe-account-change',
  title: 'Another account signs out and asks for a new sign-in',
  tags: ['siwe', 'account', 'events'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    ...signIn,
    ...openAccount,
    reads('0xf3...2266'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    sees('ConnectingSiwe'),
    hostShows('Not signed in.'),
    { expect: 'calls', name: 'siwe.signOut', times: 1 },
    ...signIn,
    hostShows('Signed in as 0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
  ],
})
