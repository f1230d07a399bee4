import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const directoryMalformed = scenario({
  id: 'directory-malformed',
  title:
    'The directory returns an invalid response: shown as a failure, a retry brings the wallets',
  tags: ['wallets', 'fault', 'retry'],
  faults: [
    {
      id: 'nonsense',
      target: 'directory.wallets',
      when: { always: true },
      effect: { kind: 'malformed' },
    },
  ],
  steps: [
    ...openModal,
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    reads("Couldn't load wallets"),
    { do: 'fault.clear' },
    click('button', 'Try again'),
    reads('Quillsafe'),
  ],
})
