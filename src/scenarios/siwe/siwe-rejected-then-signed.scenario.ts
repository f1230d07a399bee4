import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweRejectedThenSigned = scenario({
  id: 'siwe-rejected-then-signed',
  title: 'The visitor declines the signature, then signs',
  tags: ['siwe', 'error', 'toast'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    click('button', 'Sign'),
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'toast', text: 'Signature declined', variant: 'error' },
    sees('ConnectingSiwe'),
    { do: 'run', ms: 2500 },
    reads("The message wasn't signed. Try again."),
    { expect: 'element', target: the('button', 'Sign'), is: 'enabled' },
    { expect: 'analytics', event: 'SIWE_AUTH_ERROR', times: 1 },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
    { expect: 'calls', name: 'siwe.nonce', times: 2 },
  ],
})
