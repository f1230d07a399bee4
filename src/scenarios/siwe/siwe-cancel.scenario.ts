import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectToSignIn } from '../dsl/flows/siweFlows.ts'

export const siweCancel = scenario({
  id: 'siwe-cancel',
  title: 'Cancelling the sign-in disconnects, also while the wallet waits for a signature',
  tags: ['siwe', 'disconnect'],
  options: { isSiweEnabled: true },
  steps: [
    ...connectToSignIn,
    click('button', 'Cancel'),
    sees('Connect'),
    { expect: 'analytics', event: 'CLICK_CANCEL_SIWE', times: 1 },
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
    },
    { do: 'host.close' },
    ...connectToSignIn,
    click('button', 'Sign'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'personal_sign' },
    click('button', 'Cancel'),
    sees('Connect'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    sees('Connect'),
    { expect: 'calls', name: 'siwe.verify', times: 0 },
  ],
})
