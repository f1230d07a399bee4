import { scenario, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const forgedFrameMessage = scenario({
  id: 'forged-frame-message',
  title: 'A forged frame message from another origin is ignored',
  tags: ['email', 'security', 'fault'],
  faults: [
    { id: 'forge', target: 'frame.connectOtp', when: { nth: 1 }, effect: { kind: 'wrongOrigin' } },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    {
      do: 'hostile.post',
      message: { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: 'guess' },
    },
    { expect: 'refused', atLeast: 1 },
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    { expect: 'refused', atLeast: 2 },
    { expect: 'text', text: 'Invalid code. Try Again' },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 0 },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
  ],
})
