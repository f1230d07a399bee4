import { scenario, seconds, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'

export const reconnectsSlowly = scenario({
  id: 'reconnects-slowly',
  title: 'A wallet reconnects slowly after a reload, and the button says so',
  tags: ['account', 'buttons', 'reload', 'fault'],
  faults: [
    {
      id: 'slow',
      target: 'wallet.eth_accounts',
      when: { always: true },
      effect: { kind: 'latency', ms: 3000 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
      covers: ['C-011'],
    },
    { do: 'run', ms: seconds(3) },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    { expect: 'element', target: the('button', 'Connecting...', { within: 'page' }), is: 'absent' },
  ],
})
