import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sender,
  sendIt,
  started,
  typeRecipient,
} from './sendSteps.ts'

const base = 'eip155:8453'

export const sendL1Fee = scenario({
  id: 'send-l1-fee',
  title: 'On Base the network cost contains the L1 fee, and Max leaves enough for it',
  tags: ['send', 'gas', 'chain', 'networks'],
  options: { networks: ['eip155:1', base] },
  steps: [
    { do: 'price.set', symbol: 'ETH', usd: 3_000 },
    // A transfer has 56 bytes and its signature 68, so the fee is 0.00372 ether.
    { do: 'chain.setL1Fee', chainId: base, wei: '30000000000000' },
    { do: 'chain.setBalance', chainId: base, account: sender, wei: '10000000000000000' },
    ...openSend,
    click('button', 'Network Ethereum'),
    sees('Networks'),
    click('button', 'Base', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    ...chooseToken('Ether ETH'),
    ...typeRecipient(recipients[3]),
    reads('$11.22'),
    click('button', 'Max'),
    { expect: 'element', target: the('textbox', 'Amount in ETH'), value: '0.00251758' },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('$11.22'),
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: base, account: 3, changedBy: '2517580000000000' },
  ],
})
