import { scenario } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const emailLoginWithoutMetadata = scenario({
  id: 'email-login-without-metadata',
  title: 'A host without metadata still tells the secure site its SDK and project',
  tags: ['email'],
  options: { unset: ['metadata'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'frame.syncAppMetadata', times: 1, covers: ['C-178'] },
  ],
})
