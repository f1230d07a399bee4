import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameOnAPhone = scenario({
  id: 'frame-on-a-phone',
  title: 'On a phone, the secure frame fills the width at the bottom of the window',
  tags: ['secure-frame', 'email', 'mobile'],
  device: 'android',
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    {
      expect: 'frame',
      shown: true,
      width: 360,
      height: 400,
      left: 0,
      bottom: 0,
      covers: ['C-152', 'C-154'],
    },
    { do: 'frame.approve' },
    { expect: 'modal', open: false },
    reads('Signature: done'),
  ],
})
