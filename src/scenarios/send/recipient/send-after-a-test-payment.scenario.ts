import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseSend,
  chooseToken,
  lookUp,
  openSend,
  recipients,
  review,
  sendIt,
  started,
  typeAmount,
} from '../sendSteps.ts'

/** Only the first three and the last four characters are those of the recipient. */
const planted = '0x90fe2c4ef9bd1a3a07c1f8f2e8a4d3b5c6e7a906'
const chainId = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })

export const sendAfterATestPayment = scenario({
  id: 'send-after-a-test-payment',
  title:
    'After a test payment, an address with three first and three last characters alike is marked',
  tags: ['send', 'security', 'chain', 'clipboard', 'incident', 'shown'],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '50', recipients[3]),
    ...sendIt,
    ...started,
    { do: 'chain.poisonHistory', chainId, token: 'USDC', account: 'active', address: planted },
    ...chooseSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '2000'),
    { do: 'clipboard.set', text: planted },
    click('button', 'Paste'),
    lookUp,
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: the('alert', 'Look-alike address') },
    reads(
      'It starts and ends like 0x90F7...b906, which you have used before, but it is a different address.',
    ),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'frame', shown: false },
    { expect: 'tokenBalance', chainId, token: 'USDC', account: planted, units: '0' },
    { expect: 'nonce', chainId, account: 'active', changedBy: 1 },
  ],
})
