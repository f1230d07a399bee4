import { scenario, sees, the } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review } from '../sendSteps.ts'

export const sendWalletElsewhere = scenario({
  id: 'send-wallet-elsewhere',
  title: 'Another account or network in the wallet clears the preview',
  tags: ['send', 'security', 'events'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    sees('WalletSend'),
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    sees('WalletSend'),
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 0 },
  ],
})
