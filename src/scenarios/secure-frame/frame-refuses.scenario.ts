import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameRefuses = scenario({
  id: 'frame-refuses',
  title: 'A call that the secure wallet does not support is rejected with a message',
  tags: ['secure-frame', 'security'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.request', method: 'eth_sign', params: [] },
    { expect: 'modal', open: true },
    sees('Account'),
    {
      expect: 'hostRequest',
      method: 'eth_sign',
      outcome: 'Requested RPC call is not allowed',
      covers: ['C-283'],
    },
    { expect: 'noToast' },
    { do: 'run', ms: 300 },
    { expect: 'toast', text: 'Action not allowed', variant: 'error', covers: ['C-283'] },
    click('button', 'Close', { within: 'modal' }),
    { do: 'host.request', method: 'eth_blockNumber', params: [] },
    { expect: 'hostRequest', method: 'eth_blockNumber', outcome: 'done', covers: ['C-282'] },
    { expect: 'modal', open: false },
  ],
})
