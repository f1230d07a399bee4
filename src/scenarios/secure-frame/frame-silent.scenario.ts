import { click, minutes, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameSilent = scenario({
  id: 'frame-silent',
  title: 'The secure frame never answers a signature, and the visitor can close the modal',
  tags: ['secure-frame', 'fault'],
  faults: [
    { id: 'silent', target: 'frame.personal_sign', when: { nth: 1 }, effect: { kind: 'hang' } },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'run', ms: minutes(5) },
    sees('ApproveTransaction'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    reads('Signature: Request was aborted', ['C-345']),
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'frame.approve' },
    reads('Signature: done'),
  ],
})
