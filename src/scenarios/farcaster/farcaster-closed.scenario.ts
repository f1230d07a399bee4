import { click, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

const code = the('img', 'QR code for Farcaster')

export const farcasterClosed = scenario({
  id: 'farcaster-closed',
  title: 'A phone approves a Farcaster login while the modal is closed',
  tags: ['farcaster', 'close'],
  options: withSocials('farcaster'),
  steps: [
    ...openModal,
    click('button', 'Continue with Farcaster'),
    { expect: 'element', target: code },
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    { do: 'run', ms: seconds(10) },
    ...openModal,
    sees('ConnectingFarcaster'),
    { expect: 'element', target: code },
    { expect: 'calls', name: 'frame.getFarcasterUri', times: 1 },
    { do: 'press', key: 'Escape' },
    { expect: 'stored', key: '@foyer/login', absent: true },
    { do: 'farcaster.approve' },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'social' }, times: 1 },
    { expect: 'calls', name: 'frame.connectFarcaster', times: 1 },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_STARTED', times: 1 },
  ],
})
