import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const unsupportedChainBypass = scenario({
  id: 'unsupported-chain-bypass',
  title: 'Neither Back nor the host page can bypass an unsupported chain',
  tags: ['networks', 'security', 'error'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network'),
    sees('Networks'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    click('button', 'Back'),
    sees('UnsupportedChain'),
    { expect: 'element', target: the('button', 'Close'), is: 'disabled' },
    { do: 'press', key: 'Escape' },
    sees('UnsupportedChain'),
    { do: 'host.open', view: 'Account' },
    sees('UnsupportedChain'),
    { do: 'host.open', view: 'WalletSend' },
    sees('UnsupportedChain'),
    { do: 'host.open', view: 'Swap' },
    sees('UnsupportedChain'),
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 0 },
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    { expect: 'text', text: "doesn't support", absent: true },
  ],
})
