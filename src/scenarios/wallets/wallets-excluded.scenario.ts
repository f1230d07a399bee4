import { click, reads, scenario, the } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

const excluded = directoryWallet('c', { name: 'Emberfox Twin', rdns: 'example.emberfox' })

export const walletsExcluded = scenario({
  id: 'wallets-excluded',
  title: 'An excluded wallet is not listed, installed or not',
  tags: ['wallets', 'options'],
  options: { excludeWalletIds: [excluded.id] },
  world: { directory: { size: 20, extra: [{ ...excluded }] } },
  steps: [
    ...openModal,
    reads('Orbit Pocket'),
    {
      expect: 'element',
      target: the('button', 'Emberfox', { exact: false }),
      is: 'absent',
      covers: ['C-020'],
    },
    click('button', 'All Wallets', { exact: false }),
    reads('Quillsafe'),
    { expect: 'text', text: 'Emberfox Twin', absent: true, covers: ['C-020'] },
  ],
})
