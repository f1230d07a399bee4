import { click, scenario, sees } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweNonceReused = scenario({
  id: 'siwe-nonce-reused',
  title: 'A reused or expired nonce is rejected at sign-in',
  tags: ['siwe', 'security', 'fault', 'timer', 'incident', 'stopped'],
  options: { isSiweEnabled: true },
  faults: [{ id: 'again', target: 'siwe.nonce', when: { nth: 2 }, effect: { kind: 'stale' } }],
  steps: [
    ...connectToSignIn,
    ...signIn,
    { do: 'wallet.disconnect', wallet: 'fox' },
    ...connectToSignIn,
    click('button', 'Sign'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    { expect: 'toast', text: "We couldn't verify your signature. Try again.", variant: 'error' },
    sees('ConnectingSiwe'),
    hostShows('Not signed in.'),
    click('button', 'Sign'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'personal_sign' },
    { do: 'jump', ms: 300_000 },
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    { expect: 'toast', text: "We couldn't verify your signature. Try again.", variant: 'error' },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
  ],
})
