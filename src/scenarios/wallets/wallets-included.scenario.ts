import { click, reads, scenario, the } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

const first = directoryWallet('a', { name: 'Alderpurse', mobile_link: 'alder://' })
const second = directoryWallet('b', { name: 'Birchpurse', mobile_link: 'birch://' })

export const walletsIncluded = scenario({
  id: 'wallets-included',
  title: 'The host includes two wallets, and a count of nine or fewer is exact',
  tags: ['wallets', 'options'],
  options: { includeWalletIds: [first.id, second.id] },
  world: { directory: { size: 20, extra: [{ ...first }, { ...second }] } },
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: the('button', 'All Wallets 2'),
      covers: ['C-019', 'C-355'],
    },
    click('button', 'All Wallets 2'),
    reads('Birchpurse'),
    { expect: 'text', text: 'Quillsafe', absent: true, covers: ['C-019'] },
  ],
})
