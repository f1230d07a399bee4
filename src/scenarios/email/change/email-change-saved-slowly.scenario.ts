import { reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { newEmail, saveNewEmail } from './emailChangeSteps.ts'

const save = the('button', 'Save')

export const emailChangeSavedSlowly = scenario({
  id: 'email-change-saved-slowly',
  title: 'The Save button is disabled while a new e-mail address is saved',
  tags: ['email', 'timer', 'fault'],
  faults: [
    {
      id: 'slow',
      target: 'frame.updateEmail',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 2000 },
    },
  ],
  steps: [
    ...saveNewEmail,
    { expect: 'element', target: save, is: 'busy' },
    { expect: 'element', target: save, is: 'disabled', covers: ['C-255'] },
    { do: 'press', key: 'Enter' },
    { do: 'focus', target: newEmail },
    { do: 'press', key: 'Enter' },
    { do: 'run', ms: seconds(2) },
    sees('UpdateEmailPrimaryOtp'),
    { expect: 'calls', name: 'frame.updateEmail', times: 1, covers: ['C-255'] },
    reads('ada@example.com'),
  ],
})
