import { reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendTransferFee = scenario({
  id: 'solana-send-transfer-fee',
  title: 'The preview of a Token-2022 token with a fee shows the amount that arrives',
  tags: ['solana', 'send', 'chain', 'tokens', 'security'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('Levy Token', 'LEVY', '100', solanaRecipients[3]),
    reads('This token takes a fee on every transfer'),
    reads('Recipient gets 99 LEVY'),
    ...sendOnIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'LEVY',
      account: 3,
      changedBy: '99000000000',
    },
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'LEVY',
      account: 0,
      changedBy: '-100000000000',
    },
  ],
})
