import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const farcasterDesktop = scenario({
  id: 'farcaster-desktop',
  title: 'Sign in with Farcaster: the phone scans the code',
  tags: ['farcaster', 'connect', 'happy'],
  options: withSocials('farcaster'),
  faults: [
    {
      id: 'slow',
      target: 'frame.getUser',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 3000 },
    },
  ],
  steps: [
    ...openModal,
    click('button', 'Continue with Farcaster'),
    sees('ConnectingFarcaster', ['C-197']),
    { expect: 'title', is: 'Farcaster', covers: ['C-067'] },
    { expect: 'element', target: the('img', 'QR code for Farcaster'), covers: ['C-105'] },
    { expect: 'calls', name: 'frame.getFarcasterUri', times: 1, covers: ['C-197', 'C-290'] },
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_STARTED',
      properties: { provider: 'farcaster' },
      times: 1,
    },
    reads('Sign in with Farcaster'),
    reads("Scan with your phone's camera"),
    { do: 'run', ms: seconds(30) },
    reads('Still waiting for your phone'),
    click('button', 'Get a new code'),
    { expect: 'element', target: the('img', 'QR code for Farcaster') },
    { expect: 'text', text: 'Still waiting for your phone', absent: true },
    { expect: 'calls', name: 'frame.getFarcasterUri', times: 2 },
    { do: 'farcaster.approve' },
    reads('Retrieving user data', ['C-198']),
    {
      expect: 'element',
      target: the('img', 'QR code for Farcaster'),
      is: 'absent',
      covers: ['C-198'],
    },
    { do: 'run', ms: 3000 },
    { expect: 'modal', open: false, covers: ['C-198'] },
    { expect: 'calls', name: 'frame.connectFarcaster', times: 2, covers: ['C-198', 'C-290'] },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'social' },
      times: 1,
      covers: ['C-002'],
    },
  ],
})
