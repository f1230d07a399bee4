import { reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendLargestFee = scenario({
  id: 'solana-send-largest-fee',
  title: 'A transfer fee stops at its maximum',
  tags: ['solana', 'send', 'chain', 'tokens'],
  options: solanaInFront,
  steps: [
    {
      do: 'chain.setTokenBalance',
      chainId: solanaId,
      token: 'LEVY',
      account: 0,
      units: '2000000000000',
    },
    ...openSend,
    ...review('Levy Token', 'LEVY', '1000', solanaRecipients[3]),
    reads('Recipient gets 995 LEVY'),
    ...sendOnIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'LEVY',
      account: 3,
      changedBy: '995000000000',
    },
  ],
})
