import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

const to = (how: 'push' | 'replace') => ({
  chain: 'eip155',
  networkId: 'eip155:137',
  destination: { view: 'WhatIsANetwork', how },
})

export const switchChainDestination = scenario({
  id: 'switch-chain-destination',
  title: 'After a chain switch, the next view is pushed or replaces the current one',
  tags: ['networks', 'views'],
  steps: [
    ...openModal,
    { do: 'host.open', view: 'SwitchActiveChain', params: to('push') },
    sees('SwitchActiveChain'),
    click('button', 'Switch'),
    sees('WhatIsANetwork', ['C-119']),
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page' }),
      covers: ['C-118'],
    },
    click('button', 'Back'),
    sees('SwitchActiveChain', ['C-119']),
    { do: 'host.open', view: 'SwitchActiveChain', params: to('replace') },
    sees('SwitchActiveChain'),
    click('button', 'Switch'),
    sees('WhatIsANetwork', ['C-119']),
    { expect: 'element', target: the('button', 'Back'), is: 'absent', covers: ['C-119'] },
  ],
})
