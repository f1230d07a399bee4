import { scenario, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const emailLoginWithoutSync = scenario({
  id: 'email-login-without-sync',
  title: 'A login does not wait for the secure site to confirm theme and app',
  tags: ['email', 'fault'],
  faults: [
    { id: 'theme', target: 'frame.syncTheme', when: { always: true }, effect: { kind: 'hang' } },
    {
      id: 'app',
      target: 'frame.syncAppMetadata',
      when: { always: true },
      effect: { kind: 'hang' },
    },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { expect: 'calls', name: 'frame.syncTheme', atLeast: 1 },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
  ],
})
