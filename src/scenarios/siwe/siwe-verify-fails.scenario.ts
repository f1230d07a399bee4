import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweVerifyFails = scenario({
  id: 'siwe-verify-fails',
  title: 'The server rejects the signature, is unreachable, then accepts it',
  tags: ['siwe', 'error', 'toast', 'fault'],
  options: { isSiweEnabled: true },
  faults: [
    {
      id: 'refused',
      target: 'siwe.verify',
      when: { nth: 1 },
      effect: { kind: 'status', status: 401 },
    },
    { id: 'gone', target: 'siwe.verify', when: { nth: 2 }, effect: { kind: 'drop' } },
    {
      id: 'no-nonce',
      target: 'siwe.nonce',
      when: { nth: 3 },
      effect: { kind: 'status', status: 500 },
    },
  ],
  steps: [
    ...connectToSignIn,
    click('button', 'Sign'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    { expect: 'toast', text: "We couldn't verify your signature. Try again.", variant: 'error' },
    sees('ConnectingSiwe'),
    hostShows('Not signed in.'),
    { do: 'run', ms: 2500 },
    { expect: 'noToast' },
    reads("We couldn't verify your signature. Try again."),
    click('button', 'Sign'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    { expect: 'toast', text: "We couldn't verify your signature. Try again.", variant: 'error' },
    { do: 'run', ms: 2500 },
    click('button', 'Sign'),
    { expect: 'toast', text: "Couldn't start sign-in", variant: 'error' },
    reads("Couldn't start sign-in. Check your connection and try again."),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'analytics', event: 'SIWE_AUTH_ERROR', times: 3 },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
  ],
})
