import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sender,
  sendIt,
  started,
  typeRecipient,
} from '../sendSteps.ts'

export const sendAllCoins = scenario({
  id: 'send-all-coins',
  title: 'Max leaves the network cost, and the rest of the coin is sent',
  tags: ['send', 'chain', 'max'],
  steps: [
    { do: 'chain.setBalance', chainId: 'eip155:1', account: sender, wei: '2000000000000000000' },
    ...openSend,
    ...chooseToken('Ether ETH'),
    reads('Balance 2'),
    click('button', 'Max'),
    { expect: 'text', text: 'Incorrect value', absent: true },
    {
      expect: 'element',
      target: the('button', 'Add Address'),
      is: 'disabled',
      covers: ['A-057'],
    },
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
    {
      expect: 'balance',
      chainId: 'eip155:1',
      account: sender,
      atMost: '100000000000000',
      covers: ['A-144'],
    },
  ],
})
