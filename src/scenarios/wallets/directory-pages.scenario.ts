import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

export const directoryPages = scenario({
  id: 'directory-pages',
  title: 'Scrolling the grid loads the next page',
  tags: ['wallets'],
  steps: [
    ...openModal,
    click('button', 'All Wallets', { exact: false }),
    reads('Quillsafe', ['C-301']),
    { do: 'scrollToEnd', target: the('list', undefined, { within: 'modal', nth: 0 }) },
    { expect: 'calls', name: 'directory.wallets', atLeast: 2, covers: ['C-095'] },
  ],
})
