import { reads, scenario, the } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import { openSend, review } from '../../../send/sendSteps.ts'
import { nothingAskedOnSolana, solanaRecipients } from '../solanaSendSteps.ts'

export const solanaLieName = scenario({
  id: 'solana-lie-name',
  title: 'A Solana token that a service calls USDC shows a warning',
  tags: ['solana', 'send', 'security', 'fault', 'tokens', 'incident', 'shown'],
  options: solanaInFront,
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'patch', set: { 'balances.2.symbol': 'USDC' } },
    },
  ],
  steps: [
    ...openSend,
    ...review('Levy Token', 'USDC', '25', solanaRecipients[3]),
    reads("This token calls itself USDC, but it isn't the USDC known on Solana."),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    ...nothingAskedOnSolana,
    { expect: 'tokenBalance', chainId: solanaId, token: 'LEVY', account: 0, changedBy: '0' },
  ],
})
