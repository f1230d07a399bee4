import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const directoryPages = scenario({
  id: 'directory-pages',
  title: 'Scrolling the grid loads the next page',
  tags: ['wallets'],
  steps: [
    ...openModal,
    click('button', 'All Wallets', { exact: false }),
    reads('Quillsafe'),
    {
      expect: 'calls',
      name: 'directory.wallets',
      times: 2,
      arguments: { query: { page: '1', entries: '40' } },
      covers: ['C-301'],
    },
    { do: 'scrollToEnd', target: the('list', undefined, { within: 'modal', nth: 0 }) },
    {
      expect: 'calls',
      name: 'directory.wallets',
      times: 3,
      arguments: { query: { page: '2', entries: '40' } },
      covers: ['C-095', 'C-301'],
    },
  ],
})
