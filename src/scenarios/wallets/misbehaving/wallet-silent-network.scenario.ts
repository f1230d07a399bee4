import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const walletSilentNetwork = scenario({
  id: 'wallet-silent-network',
  title: 'A wallet changes its network without an event: nothing is signed, the page follows',
  tags: ['wallets', 'networks', 'security'],
  world: { quirks: { fox: 'silent-network' } },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'calls', name: 'wallet.personal_sign', times: 0 },
    ...openAccount,
    reads('POL'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false }),
    sees('SwitchNetwork'),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account'),
    reads('POL'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    reads('Signature: done'),
  ],
})
