import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const closeWays = scenario({
  id: 'close-ways',
  title: 'The modal closes by its button, Escape or a click beside it',
  tags: ['shell'],
  steps: [
    ...openModal,
    click('button', 'Close'),
    { expect: 'modal', open: false, covers: ['C-078'] },
    ...openModal,
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    ...openModal,
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    ...openModal,
    sees('Connect', ['C-037']),
  ],
})
