import { reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendCoin = scenario({
  id: 'solana-send-coin',
  title: 'A SOL transfer arrives exactly, and costs only the signature fee',
  tags: ['solana', 'send', 'chain', 'happy'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('Solana SOL', 'SOL', '0.123456789', solanaRecipients[3]),
    reads('<$0.01'),
    ...sendOnIt,
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '123456789' },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-123461789' },
  ],
})
