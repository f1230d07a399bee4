import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sender,
  sendIt,
  started,
  typeAmount,
} from '../sendSteps.ts'

export const sendToAName = scenario({
  id: 'send-to-a-name',
  title: 'vera.eth is resolved, checked again, and receives two ETH',
  tags: ['send', 'chain', 'names', 'happy'],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '2'),
    { do: 'type', target: the('textbox', 'Address or name'), text: 'Vera.eth' },
    { do: 'run', ms: 299 },
    { expect: 'text', text: '0x14dC...9955', absent: true },
    { do: 'run', ms: 1 },
    reads('0x14dC...9955', ['A-134', 'A-159']),
    { expect: 'pictures', count: 1, covers: ['A-134'] },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('Vera.eth'),
    { expect: 'pictures', count: 1 },
    { expect: 'element', target: the('img', `Full address: ${recipients[7]}`) },
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 7, changedBy: '2000000000000000000' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
  ],
})
