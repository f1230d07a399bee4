import { reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendNewAccount = scenario({
  id: 'solana-send-new-account',
  title: 'A token transfer to a new owner creates the token account, and the cost shows it',
  tags: ['solana', 'send', 'chain', 'tokens'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '40', solanaRecipients[4]),
    { expect: 'text', text: '<$0.01', absent: true },
    reads('$0.3'),
    ...sendOnIt,
    ...started,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 4, changedBy: '40000000' },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-2044280' },
    { expect: 'balance', chainId: solanaId, account: 4, changedBy: '0' },
  ],
})
