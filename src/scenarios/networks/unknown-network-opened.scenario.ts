import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const unknownNetworkOpened = scenario({
  id: 'unknown-network-opened',
  title: 'Opening the switch to an unconfigured network is rejected, and the modal stays usable',
  tags: ['networks', 'security', 'error'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    {
      do: 'host.open',
      view: 'SwitchNetwork',
      params: { networkId: 'eip155:8453' },
      refused: 'config.invalid',
    },
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'SwitchNetwork', refused: 'config.invalid' },
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'wallet.wallet_switchEthereumChain', times: 0 },
    click('button', 'Switch Network', { within: 'page', nth: 0 }),
    sees('UnsupportedChain'),
    { do: 'host.open', view: 'SwitchNetwork', params: { networkId: 'eip155:137' } },
    sees('SwitchNetwork'),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account'),
    { expect: 'element', target: the('button', 'Close'), is: 'enabled' },
  ],
})
