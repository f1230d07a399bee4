import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const walletLateSwitch = scenario({
  id: 'wallet-late-switch',
  title: 'A wallet agrees to a switch and changes its network later, also without an event',
  tags: ['wallets', 'networks', 'slow'],
  world: { quirks: { fox: 'late-switch' } },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    { do: 'run', ms: 1_000 },
    sees('SwitchNetwork'),
    { expect: 'text', text: 'Switch declined', absent: true },
    { do: 'run', ms: 500 },
    sees('Account'),
    reads('POL'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'late-silent-switch' },
    click('button', 'Change network', { exact: false }),
    click('button', 'Base', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    { do: 'run', ms: 1_750 },
    sees('Account'),
    { expect: 'calls', name: 'wallet.wallet_switchEthereumChain', times: 2 },
  ],
})
