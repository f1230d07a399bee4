import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { chooseToken, openSend, typeAmount, typeRecipient } from '../send/sendSteps.ts'

const tracker = 'tracker.example'

export const strangerAvatar = scenario({
  id: 'stranger-avatar',
  title: "The picture of a name is not loaded from its owner's server",
  tags: ['privacy', 'send', 'names', 'security'],
  steps: [
    { do: 'chain.setName', name: 'vera.eth', account: 7, avatar: `https://${tracker}/payer.png` },
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient('vera.eth'),
    reads('0x14dC...9955'),
    { expect: 'pictures', count: 0 },
    { expect: 'neverAsked', host: tracker },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('vera.eth'),
    { expect: 'pictures', count: 0 },
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'enabled' },
    { expect: 'neverAsked', host: tracker },
  ],
})
