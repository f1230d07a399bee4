import { scenario } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../sendSteps.ts'

export const sendWalletWithoutReads = scenario({
  id: 'send-wallet-without-reads',
  title: 'A wallet that cannot read contracts does not stop a transfer that the node confirms',
  tags: ['send', 'security', 'fault', 'tokens'],
  faults: [
    {
      id: 'unsupported',
      target: 'wallet.eth_call',
      when: { always: true },
      effect: { kind: 'reject', code: 4200, message: 'Unsupported method' },
    },
  ],
  steps: [
    ...openSendByHost,
    ...review('USD Coin', 'USDC', '25', recipients[3]),
    ...sendByWallet,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 3,
      changedBy: '25000000',
    },
  ],
})
