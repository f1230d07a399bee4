import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { chooseToken, lookUp, openSend, recipients, sender, typeAmount } from '../sendSteps.ts'

export const sendClipboardReplaced = scenario({
  id: 'send-clipboard-replaced',
  title:
    'A program replaces the copied address, and the preview shows every character of the new one',
  tags: ['send', 'security', 'clipboard', 'incident', 'shown'],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    { do: 'clipboard.set', text: recipients[3] },
    { do: 'clipboard.set', text: recipients[7] },
    click('button', 'Paste'),
    lookUp,
    {
      expect: 'element',
      target: the('textbox', 'Address or name'),
      value: recipients[7],
    },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads("Check the full address. A transfer can't be undone."),
    { expect: 'element', target: the('img', `Full address: ${recipients[7]}`), is: 'visible' },
    // Every character is drawn, too.
    reads(recipients[7]),
    { expect: 'frame', shown: false },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 0 },
  ],
})
