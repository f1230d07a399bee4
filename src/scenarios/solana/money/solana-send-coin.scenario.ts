import { reads, scenario } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review, started } from '../../send/sendSteps.ts'
import { openSolanaSend, sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendCoin = scenario({
  id: 'solana-send-coin',
  title: 'A SOL transfer arrives exactly, and costs only the signature fee',
  tags: ['solana', 'send', 'chain', 'happy'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSend,
    ...review('Solana SOL', 'SOL', '0.123456789', solanaRecipients[3]),
    reads('<$0.01'),
    ...sendOnIt,
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '123456789' },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-123461789' },
  ],
})
