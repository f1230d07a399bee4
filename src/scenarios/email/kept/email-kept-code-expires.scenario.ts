import { minutes, scenario, sees } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { nothingKept } from './keptSteps.ts'

export const emailKeptCodeExpires = scenario({
  id: 'email-kept-code-expires',
  title: 'A kept address is forgotten when its code expires',
  tags: ['email', 'timer', 'reload'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'press', key: 'Escape' },
    { do: 'run', ms: minutes(20) - 1 },
    ...openModal,
    sees('EmailVerifyOtp'),
    { do: 'press', key: 'Escape' },
    { expect: 'stored', key: '@foyer/login', contains: 'ada@example.com' },
    { do: 'run', ms: 1 },
    { do: 'reload' },
    nothingKept,
    ...openModal,
    sees('Connect'),
  ],
})
