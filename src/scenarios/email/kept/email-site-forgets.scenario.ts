import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected } from './keptSteps.ts'

export const emailSiteForgets = scenario({
  id: 'email-site-forgets',
  title: 'A code that the site no longer knows after a reload leads to a new one',
  tags: ['email', 'reload', 'error'],
  world: { secureSiteForgets: true },
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(10) },
    { do: 'reload' },
    ...openModal,
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    reads('Invalid code. Try Again'),
    reads('The page was reloaded since. If the code is right, get a new one.'),
    { do: 'run', ms: seconds(20) },
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success' },
    { expect: 'text', text: 'The page was reloaded since.', absent: true },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    isConnected,
    { expect: 'mails', to: 'ada@example.com', count: 2 },
  ],
})
