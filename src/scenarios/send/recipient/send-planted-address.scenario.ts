import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'
import type { Expectation } from '../../dsl/expectation.ts'
import {
  chooseSend,
  chooseToken,
  lookUp,
  recipients,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

/** Begins and ends like the recipient of old. */
const planted = '0x90f7c4ef9bd1a3a07c1f8f2e8a4d3b5c6e7fb906'

const chainId = 'eip155:1'
const sent = (count: number): Expectation => ({
  expect: 'nonce',
  chainId,
  account: 'active',
  changedBy: count,
})
const send = the('button', 'Send', { within: 'modal' })
const compared = "I've compared the whole address and want to continue"
const warning = the('alert', 'Look-alike address')

export const sendPlantedAddress = scenario({
  id: 'send-planted-address',
  title:
    'A pasted address from the history shows a warning, and nothing is signed without a confirmation',
  tags: ['send', 'security', 'chain', 'clipboard', 'incident', 'shown'],
  world: { pastTransactions: 0 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    {
      do: 'host.request',
      method: 'eth_sendTransaction',
      params: [
        {
          from: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
          to: recipients[3],
          value: '0x6f05b59d3b20000',
        },
      ],
    },
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    { expect: 'modal', open: false },
    { expect: 'hostRequest', method: 'eth_sendTransaction', outcome: 'done' },
    { do: 'chain.poisonHistory', chainId, token: 'USDC', account: 'active', address: planted },
    ...openAccount,
    click('tab', 'Activity'),
    { expect: 'element', target: the('link', 'sent 0.000 USDC To 0x90...b906', { exact: false }) },
    { expect: 'element', target: the('link', 'sent -0.500 ETH To 0x90...b906', { exact: false }) },
    sent(1),
    ...chooseSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    { do: 'clipboard.set', text: planted },
    click('button', 'Paste'),
    lookUp,
    { expect: 'element', target: warning },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: warning },
    reads(
      'It starts and ends like 0x90F7...b906, which you have used before, but it is a different address.',
    ),
    { expect: 'element', target: send, is: 'disabled' },
    click('checkbox', compared),
    { expect: 'element', target: send, is: 'enabled' },
    click('checkbox', compared),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'frame', shown: false },
    sent(1),
    click('button', 'Cancel'),
    sees('WalletSend'),
    ...typeRecipient(recipients[3]),
    { expect: 'element', target: warning, is: 'absent' },
    ...typeRecipient(planted),
    { expect: 'element', target: warning },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'balance', chainId, account: planted, wei: '0' },
    { expect: 'element', target: send, is: 'disabled' },
    click('checkbox', compared),
    ...sendIt,
    ...started,
    sent(2),
    { expect: 'balance', chainId, account: planted, wei: '1000000000000000000' },
  ],
})
