import { click, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

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
    { do: 'run', ms: seconds(20) },
    reads('Quillsafe'),
  ],
})
