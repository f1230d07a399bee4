import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSend, review, sender } from '../sendSteps.ts'

export const sendNameChanged = scenario({
  id: 'send-name-changed',
  title: 'A name that resolves to another address at the last moment stops the transfer',
  tags: ['send', 'names', 'security', 'error', 'incident', 'stopped'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '2', 'vera.eth'),
    { do: 'chain.setName', name: 'vera.eth', account: 3 },
    click('button', 'Send', { within: 'modal' }),
    reads('vera.eth now points to a different address: 0x90F7...b906. Nothing was sent.'),
    { expect: 'frame', shown: false },
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    click('button', 'Cancel'),
    sees('WalletSend'),
    reads('0x90F7...b906'),
    { do: 'chain.setName', name: 'vera.eth', account: null },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    click('button', 'Send', { within: 'modal' }),
    reads('vera.eth no longer points to an address. Nothing was sent.'),
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 0 },
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
  ],
})
