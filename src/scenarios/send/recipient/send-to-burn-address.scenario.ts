import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  sender,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

const send = the('button', 'Send', { within: 'modal' })

export const sendToBurnAddress = scenario({
  id: 'send-to-burn-address',
  title: 'A burn address gets USDC only after the visitor confirmed that nobody has its key',
  tags: ['send', 'security', 'chain', 'tokens'],
  steps: [
    ...openSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '5'),
    ...typeRecipient('0x0000000000000000000000000000000000000000'),
    { expect: 'element', target: the('alert', 'No wallet address') },
    ...typeRecipient('0x000000000000000000000000000000000000dEaD'),
    { expect: 'element', target: the('alert', 'No wallet address') },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('No one holds a key to this address. Anything sent here is lost.'),
    { expect: 'element', target: send, is: 'disabled' },
    click('checkbox', 'I know what this address is and want to continue'),
    { expect: 'element', target: send, is: 'enabled' },
    // Another amount is another transfer.
    click('button', 'Cancel'),
    typeAmount('USDC', '4'),
    click('button', 'Preview Send'),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    click('checkbox', 'I know what this address is and want to continue'),
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: sender,
      changedBy: '-4000000',
    },
  ],
})
