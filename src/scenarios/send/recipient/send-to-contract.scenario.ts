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

export const sendToContract = scenario({
  id: 'send-to-contract',
  title:
    'A token that is not held needs a confirmation as a recipient, and another contract a look',
  tags: ['send', 'security', 'chain', 'tokens'],
  steps: [
    ...openSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '5'),
    // AAVE, which is known and not held.
    ...typeRecipient('0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
    { expect: 'element', target: the('alert', 'Token address') },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: send, is: 'disabled' },
    click('button', 'Cancel'),
    // The router of swaps.
    ...typeRecipient('0x111111125421cA6dc452d289314280a0f8842A65'),
    { expect: 'element', target: the('alert', 'Token address'), is: 'absent' },
    { expect: 'element', target: the('alert', 'Contract address') },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('This is a contract, not a personal wallet.'),
    { expect: 'element', target: send, is: 'enabled' },
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: sender,
      changedBy: '-5000000',
    },
  ],
})
