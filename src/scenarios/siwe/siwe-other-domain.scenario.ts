import { click, scenario, sees } from '../dsl/builders.ts'
import { connectToSignIn, hostShows } from '../dsl/flows/siweFlows.ts'

export const siweOtherDomain = scenario({
  id: 'siwe-other-domain',
  title: 'A message for another domain is not sent to the wallet',
  tags: ['siwe', 'security', 'error', 'toast', 'incident', 'stopped'],
  options: { isSiweEnabled: true, siwe: { domain: 'bank.example' } },
  steps: [
    ...connectToSignIn,
    click('button', 'Sign'),
    { expect: 'toast', text: "The sign-in message isn't for this page", variant: 'error' },
    sees('ConnectingSiwe'),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'calls', name: 'siwe.verify', times: 0 },
    hostShows('Not signed in.'),
  ],
})
