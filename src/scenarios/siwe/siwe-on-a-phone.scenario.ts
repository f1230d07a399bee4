import { reads, scenario, the } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'

export const siweOnAPhone = scenario({
  id: 'siwe-on-a-phone',
  title: 'Sign in on a phone’s narrow screen',
  tags: ['siwe', 'mobile'],
  device: 'android',
  options: { isSiweEnabled: true, unset: ['metadata'] },
  steps: [
    ...connectToSignIn,
    reads('Sign in to '),
    { expect: 'element', target: the('button', 'Cancel'), is: 'enabled' },
    ...signIn,
    hostShows('Signed in as 0xf39F'),
  ],
})
