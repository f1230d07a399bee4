import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

export const mobileSheet = scenario({
  id: 'mobile-sheet',
  title: 'On a phone the modal is a sheet at the bottom, as wide as the window',
  tags: ['shell', 'mobile'],
  device: 'android',
  steps: [
    ...openModal,
    sees('Connect'),
    {
      expect: 'box',
      target: the('dialog'),
      left: 0,
      maxWidth: 360,
      bottom: 0,
      covers: ['C-361'],
    },
    reads('Emberfox'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
  ],
})
