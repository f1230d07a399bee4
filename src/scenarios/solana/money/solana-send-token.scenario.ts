import { scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendToken = scenario({
  id: 'solana-send-token',
  title: 'USDC moves between token accounts, and SOL pays only the fee',
  tags: ['solana', 'send', 'chain', 'tokens', 'happy'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[1]),
    { expect: 'text', text: 'This transfer would fail', absent: true },
    ...sendOnIt,
    ...started,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 1, changedBy: '12500000' },
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'USDC',
      account: 0,
      changedBy: '-12500000',
    },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-5000' },
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { network: solanaId, amount: 12.5 } },
  ],
})
