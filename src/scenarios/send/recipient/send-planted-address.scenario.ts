import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { Expectation } from '../../dsl/expectation.ts'
import { openActivity } from '../../activity/activityFlows.ts'
import {
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
    ...connectWallet('Emberfox', 'fox'),
    {
      do: 'host.request',
      method: 'eth_sendTransaction',
      params: [
        {
          from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          to: recipients[3],
          value: '0x6f05b59d3b20000',
        },
      ],
    },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    { expect: 'hostRequest', method: 'eth_sendTransaction', outcome: 'done' },
    { do: 'chain.poisonHistory', chainId, token: 'USDC', account: 'active', address: planted },
    ...openActivity,
    { expect: 'element', target: the('link', 'sent 0.000 USDC To 0x90...b906', { exact: false }) },
    { expect: 'element', target: the('link', 'sent -0.500 ETH To 0x90...b906', { exact: false }) },
    sent(1),
    { do: 'host.open', view: 'WalletSend' },
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
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
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
