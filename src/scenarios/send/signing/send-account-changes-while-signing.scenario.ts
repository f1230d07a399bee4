import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../sendSteps.ts'

const ethereum = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })

export const sendAccountChangesWhileSigning = scenario({
  id: 'send-account-changes-while-signing',
  title:
    'The account changes while the wallet asks: the order is dropped, and the next one is its own',
  tags: ['send', 'security', 'events'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'click', target: send },
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    sees('WalletSend'),
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    ...review('Ether ETH', 'ETH', '2', recipients[3]),
    reads('Another request is open in your wallet'),
    { expect: 'element', target: send, is: 'disabled' },
    { do: 'wallet.reject', wallet: 'fox' },
    ...sendByWallet,
    ...started,
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 0 },
    { expect: 'nonce', chainId: ethereum, account: 1, changedBy: 1 },
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '2000000000000000000' },
  ],
})
