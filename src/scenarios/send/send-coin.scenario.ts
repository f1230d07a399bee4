import { click, reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'

export const sendCoin = scenario({
  id: 'send-coin',
  title: 'One and a half ETH are sent to an address typed by hand, and arrive',
  tags: ['send', 'chain', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    sees('WalletSend', ['A-055']),
    { expect: 'title', is: 'Send' },
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    click('button', 'Select token'),
    sees('WalletSendSelectToken', ['A-055', 'A-056']),
    click('button', 'Ether ETH', { exact: false }),
    sees('WalletSend'),
    type('textbox', 'Amount in ETH', '1,5'),
    type('textbox', 'Address or name', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'),
    { do: 'run', ms: 300 },
    click('button', 'Preview Send'),
    sees('WalletSendPreview', ['A-055', 'A-060']),
    { expect: 'title', is: 'Review send' },
    reads('1.5 ETH', ['A-064']),
    {
      expect: 'element',
      target: the('img', 'Whole address: 0x90F79bf6EB2c4f870365E785982E1f101E93b906'),
    },
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    sees('Account'),
    { expect: 'toast', text: 'Transaction started', variant: 'success' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1500000000000000000' },
    { expect: 'balance', chainId: 'eip155:1', account: 0, atMost: '9998500000000000000000' },
  ],
})
