import { click, scenario, sees } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../sendSteps.ts'

export const sendRejected = scenario({
  id: 'send-rejected',
  title: 'The wallet rejects a transfer, and the visitor can try again',
  tags: ['send', 'rejected', 'error'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'toast', text: 'Something went wrong', variant: 'error', covers: ['A-136', 'A-177'] },
    sees('WalletSendPreview'),
    { expect: 'analytics', event: 'SEND_ERROR', properties: { token: 'ETH', amount: 1 }, times: 1 },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
    ...sendByWallet,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
  ],
})
