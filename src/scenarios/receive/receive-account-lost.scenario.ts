import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const receiveAccountLost = scenario({
  id: 'receive-account-lost',
  title: 'The wallet ends the session, and Receive says that the account is gone',
  tags: ['receive', 'events', 'error'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletReceive' },
    sees('WalletReceive'),
    reads('0xf3...2266'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'toast', text: 'Account not found', variant: 'error', covers: ['A-069', 'C-332'] },
    { expect: 'element', target: the('img', 'QR code of your address'), is: 'absent' },
    click('button', 'Connect Wallet', { within: 'modal' }),
    sees('Connect'),
    click('button', 'Emberfox', { exact: false, within: 'modal' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'WalletCompatibleNetworks' },
    sees('WalletCompatibleNetworks'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false },
  ],
})
