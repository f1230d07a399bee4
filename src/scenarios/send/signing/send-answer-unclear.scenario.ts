import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../sendSteps.ts'

export const sendAnswerUnclear = scenario({
  id: 'send-answer-unclear',
  title:
    'A wallet ends the request without a clear answer: the preview says that it may have been sent',
  tags: ['send', 'error', 'security'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.reject', wallet: 'fox', code: -32603, message: 'Request timed out' },
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    sees('WalletSendPreview'),
    reads('It may have been sent'),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.answer', wallet: 'fox', result: 'ok' },
    reads('It may have been sent'),
    ...sendByWallet,
    ...started,
    {
      expect: 'balance',
      chainId: 'eip155:1',
      account: 3,
      changedBy: '1000000000000000000',
    },
  ],
})
