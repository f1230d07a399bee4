import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { editEmail, newEmail } from './emailChangeSteps.ts'

export const emailChangeInvalid = scenario({
  id: 'email-change-invalid',
  title: 'An invalid or unchanged e-mail address is rejected with a reason',
  tags: ['email', 'validation', 'error'],
  steps: [
    ...editEmail,
    {
      expect: 'element',
      target: newEmail,
      is: 'focused',
      value: 'ada@example.com',
    },
    { expect: 'element', target: the('button', 'Save'), is: 'disabled', covers: ['C-255'] },
    { do: 'press', key: 'Enter' },
    { do: 'retype', target: newEmail, text: 'a@b' },
    { expect: 'element', target: the('button', 'Save'), is: 'disabled', covers: ['C-255'] },
    { do: 'press', key: 'Enter' },
    { expect: 'calls', name: 'frame.updateEmail', times: 0, covers: ['C-255'] },
    { do: 'retype', target: newEmail, text: 'nonsense' },
    { expect: 'element', target: the('button', 'Save'), is: 'enabled', covers: ['C-255'] },
    click('button', 'Save'),
    {
      expect: 'element',
      target: newEmail,
      described: 'Invalid email. Try again.',
    },
    { do: 'retype', target: newEmail, text: 'pair@example.com' },
    click('button', 'Save'),
    { expect: 'toast', text: 'Email is already in use', variant: 'error' },
    sees('UpdateEmailWallet'),
  ],
})
