import { scenario, seconds, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const frameBackInTime = scenario({
  id: 'frame-back-in-time',
  title: 'A frame that fails to load once is loaded again within the same attempt',
  tags: ['secure-frame', 'email', 'fault', 'timer'],
  faults: [{ id: 'once', target: 'frame.mount', when: { nth: 1 }, effect: { kind: 'drop' } }],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('Connect'),
    { do: 'run', ms: seconds(5) },
    sees('EmailVerifyOtp'),
    { expect: 'calls', name: 'frame.connectEmail', times: 1 },
    { expect: 'mails', to: 'ada@example.com', count: 1 },
  ],
})
