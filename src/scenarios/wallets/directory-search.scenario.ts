import { click, reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

export const directorySearch = scenario({
  id: 'directory-search',
  title: 'Search the wallets: one character, two, many, none found',
  tags: ['wallets', 'search'],
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: the('button', 'All Wallets 640+', { exact: false }),
      covers: ['C-083', 'C-354'],
    },
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    { expect: 'analytics', event: 'CLICK_ALL_WALLETS', times: 1, covers: ['C-314'] },
    { expect: 'title', is: 'All Wallets', covers: ['C-047'] },
    reads('Quillsafe'),
    type('searchbox', 'Search wallet', 'q'),
    { do: 'run', ms: 500 },
    reads('Nimbus Vault', ['C-090']),
    type('searchbox', 'Search wallet', 'u'),
    reads('Nimbus Vault', ['C-091']),
    { do: 'run', ms: 500 },
    reads('Quillsafe', ['C-090', 'C-302']),
    { expect: 'text', text: 'Nimbus Vault', absent: true, covers: ['C-090'] },
    type('searchbox', 'Search wallet', 'illsafe'),
    { do: 'run', ms: 500 },
    reads('Quillsafe', ['C-266']),
    { expect: 'calls', name: 'directory.wallets', arguments: {} },
    { do: 'retype', target: the('searchbox', 'Search wallet'), text: 'zzzz nothing' },
    { do: 'run', ms: 500 },
    reads('No Wallet found', ['C-338']),
    { do: 'retype', target: the('searchbox', 'Search wallet'), text: ' ' },
    { do: 'run', ms: 500 },
    reads('Nimbus Vault'),
  ],
})
