import { reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet, openWalletSettings } from '../dsl/flows/flows.ts'

export const accountSettingsOneNetwork = scenario({
  id: 'account-settings-one-network',
  title: 'With one network, the settings do not lead to the network list',
  tags: ['account', 'settings', 'networks'],
  options: { networks: ['eip155:1'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openWalletSettings,
    reads('Ethereum', ['C-139']),
    { expect: 'element', target: the('button', 'Ethereum'), is: 'absent', covers: ['C-074'] },
  ],
})
