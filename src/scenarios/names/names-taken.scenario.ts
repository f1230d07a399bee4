import { click, reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { openNameField, signsName } from './registrationSteps.ts'

export const namesTaken = scenario({
  id: 'names-taken',
  title: 'A name is taken, and one of the suggestions is registered',
  tags: ['names', 'error'],
  steps: [
    ...openNameField,
    type('textbox', 'Account name', 'harbour'),
    { do: 'run', ms: 500 },
    reads('Registered', ['C-145', 'C-237']),
    {
      expect: 'order',
      role: 'button',
      names: ['Choose harbour1.wcn.id', 'Choose harbour-eth.wcn.id', 'Choose the-harbour.wcn.id'],
      covers: ['C-265'],
    },
    reads('harbour1.wcn.id'),
    { expect: 'text', text: 'my-harbour', absent: true, covers: ['C-265'] },
    { expect: 'calls', name: 'names.suggestions', times: 1, covers: ['C-299'] },
    {
      expect: 'element',
      target: the('button', 'Register name'),
      is: 'disabled',
      covers: ['C-261'],
    },
    { do: 'focus', target: the('textbox', 'Account name') },
    { do: 'press', key: 'Enter' },
    { expect: 'frame', shown: false },
    click('button', 'Choose harbour1.wcn.id'),
    { expect: 'element', target: the('textbox', 'Account name'), value: 'harbour1' },
    { expect: 'element', target: the('textbox', 'Account name'), is: 'focused' },
    reads('Available'),
    click('button', 'Register name'),
    ...signsName,
    sees('RegisterAccountNameSuccess'),
    reads('harbour1.wcn.id is yours'),
  ],
})
