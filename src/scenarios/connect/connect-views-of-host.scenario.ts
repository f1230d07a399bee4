import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'

const refused = (view: 'ConnectingMultiChain' | 'ConnectingExternal', params: object): Step => ({
  do: 'host.open',
  view,
  params,
  refused: 'config.invalid',
})

export const connectViewsOfHost = scenario({
  id: 'connect-views-of-host',
  title:
    'A host opens connect views with parameters that make no sense: refused, or without the name',
  tags: ['connect', 'wallets', 'networks', 'error', 'mobile'],
  device: 'android',
  steps: [
    refused('ConnectingMultiChain', { connectorId: 'nope' }),
    refused('ConnectingExternal', { connectorId: 'nope' }),
    {
      do: 'host.open',
      view: 'SwitchActiveChain',
      params: { chain: 'bip122' },
      refused: 'config.invalid',
    },
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'Downloads', params: { wallet: { id: 'x' } } },
    { expect: 'title', is: 'Downloads', covers: ['C-049'] },
    { expect: 'text', text: 'undefined', absent: true },
    { do: 'host.open', view: 'Downloads', params: { wallet: { id: 'x', name: '' } } },
    { expect: 'title', is: 'Downloads', covers: ['C-049'] },
    click('button', 'Close'),
    { do: 'host.open', view: 'SwitchActiveChain', params: { chain: 'bip122', feature: 'email' } },
    sees('SwitchActiveChain'),
    reads('This feature is not supported on Ethereum.', ['C-117']),
    { expect: 'element', target: the('button', 'Switch'), is: 'absent' },
    { expect: 'noToast' },
  ],
})
