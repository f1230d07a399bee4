import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { editEmail, logIn } from '../dsl/flows.ts'
import { personOf } from '../dsl/personOf.ts'

export const emailChangeOneCode = scenario({
  id: 'email-change-one-code',
  title: 'Where the current address needs no code, only the new one is asked for',
  tags: ['email'],
  world: { people: [personOf({ email: 'ada@example.com', onlyNewEmailCode: true })] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...editEmail('ada@example.com'),
    { do: 'retype', target: the('textbox', 'New email'), text: 'ada@example.org' },
    click('button', 'Save'),
    sees('UpdateEmailSecondaryOtp', ['C-192']),
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account', ['C-195']),
    { expect: 'calls', name: 'frame.updateEmailPrimaryOtp', times: 0 },
    { do: 'host.open', view: 'AccountSettings' },
    reads('ada@example.org'),
  ],
})
