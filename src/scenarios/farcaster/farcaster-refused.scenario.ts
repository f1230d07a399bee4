import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const farcasterRefused = scenario({
  id: 'farcaster-refused',
  title: 'The phone rejects the Farcaster login, and the next one works',
  tags: ['farcaster', 'fault'],
  options: withSocials('farcaster'),
  steps: [
    ...openModal,
    click('button', 'Continue with Farcaster'),
    sees('ConnectingFarcaster'),
    { do: 'farcaster.refuse', message: 'Login rejected by ada.eth' },
    sees('Connect', ['C-199']),
    { expect: 'toast', text: 'Login rejected by ada.eth', variant: 'error', covers: ['C-199'] },
    // The toast stays under the pointer, which is where the code was.
    { do: 'hover', target: the('button', 'All Wallets', { exact: false }) },
    { do: 'run', ms: seconds(3) },
    { expect: 'noToast' },
    reads("Couldn't sign in with Farcaster"),
    reads('Login rejected by ada.eth'),
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'farcaster' },
      times: 1,
    },
    click('button', 'Continue with Farcaster'),
    sees('ConnectingFarcaster'),
    { do: 'farcaster.approve' },
    { expect: 'modal', open: false },
  ],
})
