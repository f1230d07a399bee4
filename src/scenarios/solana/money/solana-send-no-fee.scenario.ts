import { reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend, review } from '../../send/sendSteps.ts'
import { nothingAskedOnSolana, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendNoFee = scenario({
  id: 'solana-send-no-fee',
  title: 'Without SOL for the fee, the preview says that a token transfer would fail',
  tags: ['solana', 'send', 'tokens', 'error'],
  options: solanaInFront,
  steps: [
    { do: 'chain.setBalance', chainId: solanaId, account: 0, wei: '1000000' },
    ...openSend,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[4]),
    reads('This transfer would fail'),
    ...nothingAskedOnSolana,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 4, changedBy: '0' },
  ],
})
