import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { chooseToken, recipients, sendIt, started, typeRecipient } from './sendSteps.ts'

const base = 'eip155:8453'

export const sendL1Fee = scenario({
  id: 'send-l1-fee',
  title: 'On Base the network cost contains the L1 fee, and Max leaves enough for it',
  tags: ['send', 'gas', 'chain', 'networks'],
  options: { networks: [base] },
  steps: [
    // About 0.003 ether for a transfer.
    { do: 'chain.setL1Fee', chainId: base, wei: '16000000000000' },
    { do: 'chain.setBalance', chainId: base, account: 0, wei: '10000000000000000' },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'WalletSend' },
    ...chooseToken('Ether ETH'),
    ...typeRecipient(recipients[3]),
    reads('$9'),
    click('button', 'Max'),
    { expect: 'element', target: the('textbox', 'Amount in ETH'), value: '0.003' },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: base, account: 3, changedBy: '1' },
  ],
})
