import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const farcasterNoAddress = scenario({
  id: 'farcaster-no-address',
  title: 'A Farcaster login fails because it gets no URL',
  tags: ['farcaster', 'fault'],
  options: withSocials('farcaster'),
  faults: [
    {
      id: 'down',
      target: 'frame.getFarcasterUri',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 0, message: 'Farcaster is not available' },
    },
  ],
  steps: [
    ...openModal,
    click('button', 'Continue with Farcaster'),
    { expect: 'toast', text: 'Farcaster is not available', variant: 'error', covers: ['C-199'] },
    sees('Connect', ['C-199']),
    { expect: 'calls', name: 'frame.connectFarcaster', times: 0 },
  ],
})
