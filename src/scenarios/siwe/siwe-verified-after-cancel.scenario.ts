import { click, scenario, seconds, sees } from '../dsl/builders.ts'
import { connectToSignIn, hostShows } from '../dsl/flows/siweFlows.ts'

export const siweVerifiedAfterCancel = scenario({
  id: 'siwe-verified-after-cancel',
  title: 'A signature that the server accepts after the visitor left keeps no session',
  tags: ['siwe', 'privacy', 'security', 'fault'],
  options: { isSiweEnabled: true },
  faults: [
    {
      id: 'slow',
      target: 'siwe.verify',
      when: { nth: 1 },
      effect: { kind: 'late', ms: seconds(20) },
    },
  ],
  steps: [
    ...connectToSignIn,
    click('button', 'Sign'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    click('button', 'Cancel'),
    sees('Connect'),
    { expect: 'calls', name: 'siwe.verify', times: 1 },
    { expect: 'calls', name: 'siwe.signOut', times: 0 },
    { do: 'run', ms: seconds(20) },
    { expect: 'calls', name: 'siwe.signOut', times: 1 },
    sees('Connect'),
    { do: 'host.close' },
    hostShows('Not signed in.'),
    { expect: 'calls', name: 'siwe.verify', times: 1 },
  ],
})
