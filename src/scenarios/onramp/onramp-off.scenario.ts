import { scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const onrampOff = scenario({
  id: 'onramp-off',
  title: 'With the on-ramp off, neither the entry nor the widget appears',
  tags: ['onramp', 'configuration', 'host'],
  options: { enableOnramp: false },
  onrampWidget: true,
  steps: [
    { expect: 'element', target: the('group', 'Buy crypto'), is: 'absent', covers: ['C-026'] },
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    { expect: 'element', target: the('button', 'Disconnect') },
    {
      expect: 'element',
      target: the('button', 'Buy crypto'),
      is: 'absent',
      covers: ['A-019', 'C-026'],
    },
    { do: 'host.open', view: 'OnRampProviders' },
    sees('Account', ['C-026']),
    { expect: 'calls', name: 'onramp.*', times: 0, covers: ['C-026'] },
  ],
})
