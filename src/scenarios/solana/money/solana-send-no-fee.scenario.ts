import { reads, scenario } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review } from '../../send/sendSteps.ts'
import { nothingSigned, openSolanaSend, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendNoFee = scenario({
  id: 'solana-send-no-fee',
  title: 'Without SOL for the fee, the preview says that a token transfer would fail',
  tags: ['solana', 'send', 'tokens', 'error'],
  options: bothNamespaces,
  steps: [
    { do: 'chain.setBalance', chainId: solanaId, account: 0, wei: '1000000' },
    ...openSolanaSend,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[4]),
    reads('This transfer would fail'),
    ...nothingSigned,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 4, changedBy: '0' },
  ],
})
