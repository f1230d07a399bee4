import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const mobileSheet = scenario({
  id: 'mobile-sheet',
  title: 'On a phone the modal is a sheet at the bottom, as wide as the window',
  tags: ['shell', 'mobile'],
  device: 'android',
  steps: [
    ...openModal,
    sees('Connect'),
    reads('Emberfox'),
    // The window is 360 px wide, and the sheet keeps 16 px on either side.
    { expect: 'box', target: the('list', 'Wallets'), left: 16, width: 328, covers: ['C-361'] },
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
  ],
})
