import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const directoryDown = scenario({
  id: 'directory-down',
  title: 'The directory is down: installed wallets still connect, a retry brings the rest',
  tags: ['wallets', 'fault', 'retry'],
  faults: [{ id: 'down', target: 'directory.*', when: { always: true }, effect: { kind: 'drop' } }],
  steps: [
    ...openModal,
    reads('Emberfox'),
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    reads("Couldn't load wallets"),
    reads('Check your connection. Installed wallets still work.'),
    click('button', 'Show installed wallets'),
    sees('Connect'),
    reads('Emberfox'),
    click('button', 'All Wallets', { exact: false }),
    { do: 'fault.clear' },
    click('button', 'Try again'),
    reads('Quillsafe'),
  ],
})
