import { click, scenario, seconds, the } from '../dsl/builders.ts'
import { openNameField, signsName } from './registrationSteps.ts'

export const namesAnswerLost = scenario({
  id: 'names-answer-lost',
  title: 'A registration whose answer is lost does not say that the signature was late',
  tags: ['names', 'error', 'fault'],
  faults: [
    {
      id: 'lost',
      target: 'names.register',
      when: { always: true },
      effect: { kind: 'late', ms: seconds(120) },
    },
  ],
  steps: [
    ...openNameField,
    { do: 'type', target: the('textbox', 'Account name'), text: 'quayside' },
    { do: 'run', ms: 500 },
    click('button', 'Register name'),
    ...signsName,
    { do: 'run', ms: seconds(31) },
    { expect: 'toast', text: 'Error registering name quayside.wcn.id', variant: 'error' },
    { expect: 'text', text: 'The signature is valid for 10 seconds', absent: true },
  ],
})
