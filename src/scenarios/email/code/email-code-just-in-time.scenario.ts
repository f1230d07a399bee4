import { minutes, scenario, sees } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailCodeJustInTime = scenario({
  id: 'email-code-just-in-time',
  title: 'A code still works one second before its 20 minutes are over',
  tags: ['email', 'timer'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: minutes(20) - 1000 },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false, covers: ['C-349'] },
  ],
})
