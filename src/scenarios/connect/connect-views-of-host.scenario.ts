import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'
import type { ViewName } from '../../widget/core/kernel/viewParams.ts'

const refused = (view: ViewName, params: object): Step => ({
  do: 'host.open',
  view,
  params,
  refused: 'config.invalid',
})

export const connectViewsOfHost = scenario({
  id: 'connect-views-of-host',
  title:
    'A host opens connect views with invalid parameters: they are rejected or shown without a name',
  tags: ['connect', 'wallets', 'networks', 'error', 'mobile'],
  device: 'android',
  steps: [
    refused('ConnectingMultiChain', { connectorId: 'nope' }),
    refused('ConnectingExternal', { connectorId: 'nope' }),
    refused('SwitchActiveChain', { chain: 'bip122' }),
    refused('SwitchActiveChain', {
      chain: 'eip155',
      destination: { view: 'Nowhere', how: 'push' },
    }),
    refused('ConnectingSocial', { provider: 'myspace' }),
    refused('EmailVerifyDevice', { email: '' }),
    refused('SwapSelectToken', { target: 'source' }),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'EmailVerifyDevice', params: { email: 'ada@example.com' } },
    sees('Connect', ['C-191']),
    { do: 'host.open', view: 'EmailVerifyOtp', params: { email: 'ada@example.com' } },
    sees('Connect'),
    { expect: 'noToast' },
    { expect: 'calls', name: 'frame.connectDevice', times: 0 },
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
