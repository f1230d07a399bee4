import { reads, scenario } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import { openSend, review } from '../../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from '../solanaSendSteps.ts'

export const solanaLieBalance = scenario({
  id: 'solana-lie-balance',
  title: 'A balance service that lists missing tokens cannot move anything',
  tags: ['solana', 'send', 'security', 'fault', 'tokens'],
  options: solanaInFront,
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'patch', set: { 'balances.1.quantity.numeric': '1000000' } },
    },
  ],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '90000', solanaRecipients[1]),
    reads('This transfer would fail'),
    ...sendOnIt,
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 0, changedBy: '0' },
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 1, changedBy: '0' },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '0' },
  ],
})
