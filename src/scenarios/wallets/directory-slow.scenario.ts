import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const directorySlow = scenario({
  id: 'directory-slow',
  title: 'The directory takes eight seconds: placeholders, then wallets',
  tags: ['wallets', 'fault', 'timer'],
  faults: [
    {
      id: 'slow',
      target: 'directory.wallets',
      when: { always: true },
      effect: { kind: 'latency', ms: seconds(8) },
    },
  ],
  steps: [
    ...openModal,
    sees('Connect'),
    reads('Emberfox'),
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    { expect: 'text', text: 'Quillsafe', absent: true },
    {
      expect: 'element',
      target: the('list', 'Wallets', { within: 'modal' }),
      is: 'busy',
      covers: ['C-094'],
    },
    {
      expect: 'element',
      target: the('listitem', undefined, { within: 'modal' }),
      count: 16,
      covers: ['C-094'],
    },
    { do: 'run', ms: seconds(20) },
    reads('Quillsafe'),
    {
      expect: 'style',
      target: the('list', 'Wallets', { within: 'modal' }),
      property: 'animation-name',
      is: 'fy-grid-in',
      covers: ['C-094'],
    },
  ],
})
