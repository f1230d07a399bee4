import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseSend,
  chooseToken,
  openSend,
  recipients,
  review,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

export const sendLookAlike = scenario({
  id: 'send-look-alike',
  title: 'An address that imitates a former recipient shows a warning',
  tags: ['send', 'security', 'incident', 'shown'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { expect: 'element', target: the('alert', 'Look-alike address'), is: 'absent' },
    ...sendIt,
    ...started,
    ...chooseSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient(`0x90f7${'5'.repeat(32)}b906`),
    { expect: 'element', target: the('alert', 'Look-alike address') },
    reads(
      'It starts and ends like 0x90F7...b906, which you have used before, but it is a different address.',
    ),
    { expect: 'element', target: the('button', 'Preview Send'), is: 'enabled' },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: the('alert', 'Look-alike address') },
    click('button', 'Cancel'),
    ...typeRecipient(recipients[3]),
    { expect: 'element', target: the('alert', 'Look-alike address'), is: 'absent' },
  ],
})
