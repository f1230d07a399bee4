import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review } from '../sendSteps.ts'

export const sendLeftWaiting = scenario({
  id: 'send-left-waiting',
  title: 'The modal is closed while the wallet asks, and a late approval counts once',
  tags: ['send', 'chain', 'events'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    reads('Confirm in your wallet'),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'busy' },
    click('button', 'Close', { within: 'modal' }),
    { expect: 'modal', open: false },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'WalletSend' },
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
  ],
})
