import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from './sendSteps.ts'

export const sendNetworkCostUnknown = scenario({
  id: 'send-network-cost-unknown',
  title: 'Without a gas price the cost is unavailable, and sending still works',
  tags: ['send', 'chain', 'fault'],
  steps: [
    {
      do: 'fault.add',
      rule: { target: 'chain.eth_gasPrice', when: { always: true }, effect: { kind: 'drop' } },
    },
    ...openSend,
    ...chooseToken('Ether ETH'),
    reads('Unavailable'),
    { expect: 'element', target: the('button', 'Max'), is: 'disabled' },
    typeAmount('ETH', '1'),
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
  ],
})
