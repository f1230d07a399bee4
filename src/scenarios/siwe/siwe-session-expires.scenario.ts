import { minutes, scenario, sees } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'
import { openAccount } from '../dsl/flows/flows.ts'

export const siweSessionExpires = scenario({
  id: 'siwe-session-expires',
  title: 'The session expires after an hour, and a new sign-in is required',
  tags: ['siwe', 'timer'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    ...signIn,
    { expect: 'timer', label: 'siwe.session', pending: true },
    { do: 'run', ms: minutes(55) },
    hostShows('Signed in as 0xf39F'),
    ...openAccount,
    { do: 'run', ms: minutes(5) },
    sees('ConnectingSiwe'),
    hostShows('Not signed in.'),
    { expect: 'timer', label: 'siwe.session', pending: false },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
  ],
})
