import { scenario, the, type } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'
import { openNameField } from './registrationSteps.ts'

const field = the('textbox', 'Account name')

function says(text: string, covers: readonly string[]): readonly Step[] {
  return [
    { do: 'run', ms: 500 },
    { expect: 'element', target: field, described: text, covers },
    { expect: 'calls', name: 'names.resolve', times: 0 },
    { expect: 'calls', name: 'names.suggestions', times: 0, covers: ['C-264'] },
    { expect: 'element', target: the('button', 'Register name'), is: 'disabled' },
  ]
}

export const namesWrongInput = scenario({
  id: 'names-wrong-input',
  title: 'Names that are too short or have invalid characters are rejected',
  tags: ['names', 'error', 'validation'],
  steps: [
    ...openNameField,
    type('textbox', 'Account name', 'abc'),
    ...says('Name must be at least 4 characters long', ['C-257', 'C-258']),
    { do: 'retype', target: field, text: 'ab_cd' },
    ...says('Can only contain letters, numbers and - characters', ['C-257', 'C-259']),
    { do: 'retype', target: field, text: 'a.b.c' },
    ...says('Can only contain letters, numbers and - characters', ['C-259']),
    { do: 'retype', target: field, text: 'abc' },
    { do: 'press', key: 'Space' },
    ...says('Name must be at least 4 characters long', ['C-258']),
    { do: 'press', key: 'd' },
    ...says('Can only contain letters, numbers and - characters', ['C-259']),
    { do: 'press', key: 'Enter' },
    { do: 'retype', target: field, text: 'ab--cd' },
    { do: 'run', ms: 500 },
    { expect: 'element', target: field, described: "This name can't be used. Try another one" },
    { expect: 'calls', name: 'names.resolve', times: 0 },
    { expect: 'element', target: the('button', 'Register name'), is: 'disabled' },
    { do: 'press', key: 'Enter' },
    { expect: 'analytics', event: 'REGISTER_NAME_INITIATED', times: 0, covers: ['C-261'] },
    { do: 'retype', target: field, text: 'ab-cd' },
    { do: 'run', ms: 500 },
    { expect: 'element', target: the('button', 'Register name'), is: 'enabled' },
  ],
})
