import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const switchNetwork = scenario({
  id: 'switch-network',
  title: 'Switch the network and approve it in the wallet',
  tags: ['networks', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks', ['C-074']),
    { expect: 'analytics', event: 'CLICK_NETWORKS', times: 1, covers: ['C-311'] },
    { expect: 'title', is: 'Choose Network', covers: ['C-053'] },
    click('button', 'Polygon', { exact: false }),
    sees('SwitchNetwork', ['C-225']),
    { expect: 'title', is: 'Switch Network', covers: ['C-056'] },
    reads('Approve in wallet', ['C-116']),
    { expect: 'element', target: the('button', 'Try again'), is: 'disabled' },
    { do: 'run', ms: seconds(8) },
    reads('Still waiting for your wallet'),
    click('button', 'Try again'),
    { expect: 'text', text: 'Still waiting for your wallet', absent: true },
    { expect: 'walletWaiting', wallet: 'fox', count: 2 },
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account', ['C-230']),
    {
      expect: 'calls',
      name: 'wallet.wallet_switchEthereumChain',
      times: 2,
      covers: ['C-227', 'C-306'],
    },
    reads('POL'),
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page' }),
      covers: ['C-007'],
    },
  ],
})
