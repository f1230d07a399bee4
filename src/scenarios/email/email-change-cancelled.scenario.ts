import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { editEmail, logIn } from '../dsl/flows.ts'

export const emailChangeCancelled = scenario({
  id: 'email-change-cancelled',
  title: 'An e-mail change that is cancelled leaves the address',
  tags: ['email'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...editEmail('ada@example.com'),
    { do: 'retype', target: the('textbox', 'New email'), text: 'ada@example.org' },
    click('button', 'Cancel'),
    sees('AccountSettings', ['C-162']),
    reads('ada@example.com'),
    { expect: 'calls', name: 'frame.updateEmail', times: 0 },
    click('button', 'ada@example.com'),
    sees('UpdateEmailWallet'),
    { expect: 'element', target: the('textbox', 'New email'), value: 'ada@example.com' },
  ],
})
