import { reads, scenario, the, type } from '../dsl/builders.ts'
import { openNameField } from './registrationSteps.ts'

export const namesServiceDown = scenario({
  id: 'names-service-down',
  title: 'The name service is down and then back, with and without suggestions',
  tags: ['names', 'fault', 'error'],
  faults: [
    { id: 'down', target: 'names.resolve', when: { nth: 1 }, effect: { kind: 'drop' } },
    {
      id: 'odd',
      target: 'names.suggestions',
      when: { nth: 2 },
      effect: { kind: 'malformed' },
    },
  ],
  steps: [
    ...openNameField,
    type('textbox', 'Account name', 'quayside'),
    { do: 'run', ms: 500 },
    {
      expect: 'element',
      target: the('textbox', 'Account name'),
      described: "Couldn't reach the service",
    },
    { expect: 'element', target: the('button', 'Register name'), is: 'disabled' },
    { do: 'retype', target: the('textbox', 'Account name'), text: 'quayside-2' },
    { do: 'run', ms: 500 },
    reads('Available'),
    { expect: 'element', target: the('button', 'Register name'), is: 'enabled' },
  ],
})
