import { reads, scenario, seconds, the, type } from '../dsl/builders.ts'
import { openNameField } from './registrationSteps.ts'

export const namesCheckedSlowly = scenario({
  id: 'names-checked-slowly',
  title: 'A name cannot be registered while it is looked up',
  tags: ['names', 'timer', 'fault'],
  faults: [
    {
      id: 'slow',
      target: 'names.resolve',
      when: { always: true },
      effect: { kind: 'latency', ms: 2000 },
    },
  ],
  steps: [
    ...openNameField,
    type('textbox', 'Account name', 'quayside'),
    { do: 'run', ms: 500 },
    reads('Checking the name', ['C-237']),
    { expect: 'text', text: 'Available', absent: true, covers: ['C-237'] },
    {
      expect: 'element',
      target: the('button', 'Register name'),
      is: 'disabled',
      covers: ['C-261'],
    },
    { do: 'press', key: 'Enter' },
    { expect: 'analytics', event: 'REGISTER_NAME_INITIATED', times: 0, covers: ['C-261'] },
    { do: 'run', ms: seconds(2) },
    reads('Available', ['C-237']),
    { expect: 'text', text: 'Checking the name', absent: true },
    { expect: 'element', target: the('button', 'Register name'), is: 'enabled' },
  ],
})
