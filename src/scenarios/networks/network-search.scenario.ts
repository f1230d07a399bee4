import { click, reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const networkSearch = scenario({
  id: 'network-search',
  title: 'The visitor searches networks by name, with and without a result',
  tags: ['networks', 'search', 'help'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    type('searchbox', 'Search network', 'pOLy'),
    { expect: 'element', target: the('button', 'Base', { exact: false }), is: 'visible' },
    { do: 'run', ms: 100 },
    { expect: 'element', target: the('button', 'Polygon', { exact: false }), covers: ['C-114'] },
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false }),
      is: 'absent',
      covers: ['C-114', 'C-357'],
    },
    { do: 'retype', target: the('searchbox', 'Search network'), text: 'nowhere' },
    { do: 'run', ms: 100 },
    reads('No networks found'),
    click('button', 'What is a network', { exact: false }),
    sees('WhatIsANetwork', ['C-115']),
    { expect: 'analytics', event: 'CLICK_NETWORK_HELP', times: 1, covers: ['C-312'] },
    { expect: 'title', is: 'What is a network?', covers: ['C-062'] },
    {
      expect: 'element',
      target: the('heading', undefined, { within: 'modal' }),
      count: 3,
      covers: ['C-110'],
    },
    click('button', 'Learn more'),
    {
      expect: 'opened',
      url: 'https://ethereum.org/en/developers/docs/networks/',
      target: 'blank',
      covers: ['C-111'],
    },
  ],
})
