import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { chooseToken, openSend, recipients, typeAmount, typeRecipient } from '../send/sendSteps.ts'

export const lookAlikeUnchecked = scenario({
  id: 'look-alike-unchecked',
  title: 'Without the activity, the visitor sees that look-alikes cannot be checked',
  tags: ['privacy', 'send', 'fault', 'security'],
  faults: [
    {
      id: 'down',
      target: 'history.transactions',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient(recipients[3]),
    { expect: 'element', target: the('alert', 'Compare the address') },
    reads("Your activity couldn't be loaded"),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: the('alert', 'Compare the address') },
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
  ],
})
