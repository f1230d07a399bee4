import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const switchDeclinedThenRetried = scenario({
  id: 'switch-declined-then-retried',
  title: 'The wallet declines the switch, then approves a second try',
  tags: ['networks', 'error', 'retry'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Base', { exact: false }),
    { do: 'wallet.reject', wallet: 'fox' },
    reads('Switch declined', ['C-228', 'C-337']),
    reads(
      'Switch can be declined if chain is not supported by a wallet or previous request is still active',
      ['C-337'],
    ),
    sees('SwitchNetwork'),
    click('button', 'Try again'),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account', ['C-116', 'C-228']),
    { expect: 'calls', name: 'wallet.wallet_switchEthereumChain', times: 2 },
  ],
})
