import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { recipients, review } from './sendSteps.ts'

export const sendAccountGone = scenario({
  id: 'send-account-gone',
  title: 'The wallet ends the session in each send view, and the modal closes',
  tags: ['send', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },

    sees('WalletSend'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    sees('WalletSendPreview'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
  ],
})
