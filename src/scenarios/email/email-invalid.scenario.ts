import { reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const emailInvalid = scenario({
  id: 'email-invalid',
  title: 'An invalid address shows an error beside the field',
  tags: ['email', 'error', 'validation'],
  steps: [
    ...openModal,
    type('textbox', 'Email', 'ada'),
    {
      expect: 'element',
      target: the('button', 'Continue with email'),
      is: 'absent',
      covers: ['C-250'],
    },
    type('textbox', 'Email', ' nobody'),
    { expect: 'element', target: the('button', 'Continue with email'), covers: ['C-250'] },
    { do: 'press', key: 'Enter' },
    reads('Invalid email. Try again.', ['C-252']),
    {
      expect: 'element',
      target: the('textbox', 'Email'),
      described: 'Invalid email. Try again.',
      covers: ['C-252'],
    },
    sees('Connect'),
    { do: 'retype', target: the('textbox', 'Email'), text: '  ada@example.com  ' },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp', ['C-251']),
    { expect: 'mails', to: 'ada@example.com', count: 1, covers: ['C-249'] },
  ],
})
