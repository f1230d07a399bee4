import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const oneNetworkLeft = scenario({
  id: 'one-network-left',
  title: 'The wallet leaves the only network, and the visitor can choose it again',
  tags: ['networks', 'settings'],
  options: { networks: ['eip155:1'], allowUnsupportedChain: true },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    {
      expect: 'element',
      target: the('button', 'Unknown Network', { within: 'page' }),
    },
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks', ['C-074']),
    click('button', 'Back'),
    click('button', 'Account Settings'),
    sees('AccountSettings'),
    click('button', 'Unknown Network', { within: 'modal' }),
    sees('Networks', ['C-074']),
    click('button', 'Ethereum', { exact: false, within: 'modal' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('AccountSettings'),
    {
      expect: 'element',
      target: the('button', 'Ethereum', { within: 'modal' }),
      is: 'absent',
      covers: ['C-074'],
    },
  ],
})
