import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { editEmail, newEmail } from './emailChangeSteps.ts'

export const emailChangeCancelled = scenario({
  id: 'email-change-cancelled',
  title: 'Cancelling an e-mail change keeps the address',
  tags: ['email'],
  steps: [
    ...editEmail,
    { do: 'retype', target: newEmail, text: 'ada@example.org' },
    click('button', 'Cancel'),
    sees('AccountSettings', ['C-162']),
    reads('ada@example.com'),
    { expect: 'calls', name: 'frame.updateEmail', times: 0 },
    click('button', 'ada@example.com'),
    sees('UpdateEmailWallet'),
    { expect: 'element', target: newEmail, value: 'ada@example.com' },
  ],
})
