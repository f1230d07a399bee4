import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameAnswersWithError = scenario({
  id: 'frame-answers-with-error',
  title: 'The secure wallet fails without a reason, and the page gets "An error occurred"',
  tags: ['secure-frame', 'fault', 'error'],
  faults: [
    {
      id: 'broken',
      target: 'frame.personal_sign',
      when: { always: true },
      effect: { kind: 'reject', code: 0, message: '' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'modal', open: false },
    reads('Signature: An error occurred', ['C-344']),
    { do: 'fault.clear' },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve' },
    reads('Signature: done'),
  ],
})
