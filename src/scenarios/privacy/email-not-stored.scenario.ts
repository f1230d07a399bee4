import { scenario } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const emailNotStored = scenario({
  id: 'email-not-stored',
  title: 'The e-mail address of a login is not stored in the browser',
  tags: ['privacy', 'email', 'security'],
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    { expect: 'stored', key: '@foyer/frame/EMAIL_LOGIN_USED_KEY', contains: 'true' },
    { expect: 'stored', key: '@foyer', contains: 'example.com', absent: true },
  ],
})
