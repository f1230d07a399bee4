import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { chooseSend, recipients, review, started } from './sendSteps.ts'

export const sendByEmail = scenario({
  id: 'send-by-email',
  title: 'An e-mail user sends ETH and approves it in the secure frame',
  tags: ['send', 'email', 'secure-frame', 'chain'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    ...chooseSend,
    {
      expect: 'analytics',
      event: 'OPEN_SEND',
      properties: { isSmartAccount: false, network: 'eip155:1' },
      covers: ['A-164'],
    },
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    { do: 'frame.cancel', method: 'eth_sendTransaction' },
    sees('WalletSendPreview'),
    { expect: 'toast', text: 'Something went wrong', variant: 'error', covers: ['A-177'] },
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
    { expect: 'nonce', chainId: 'eip155:1', account: 6, changedBy: 1 },
  ],
})
