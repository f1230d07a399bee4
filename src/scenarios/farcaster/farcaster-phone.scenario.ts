import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const farcasterPhone = scenario({
  id: 'farcaster-phone',
  title: 'Sign in with Farcaster on the phone itself',
  tags: ['farcaster', 'connect', 'mobile', 'happy'],
  device: 'iphone',
  options: withSocials('google', 'farcaster'),
  steps: [
    ...openModal,
    click('button', 'Farcaster'),
    sees('ConnectingFarcaster', ['C-197']),
    { expect: 'element', target: the('button', 'Open farcaster'), covers: ['C-106'] },
    { expect: 'element', target: the('img', 'QR code for Farcaster'), is: 'absent' },
    click('button', 'Open farcaster'),
    {
      expect: 'opened',
      url: 'https://farcaster.example/~/siwf?channelToken=0d8218fe',
      target: 'blank',
    },
    { do: 'farcaster.approve' },
    { expect: 'modal', open: false, covers: ['C-198'] },
  ],
})
