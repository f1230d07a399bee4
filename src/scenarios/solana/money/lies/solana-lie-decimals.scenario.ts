import { click, reads, scenario, the } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import { openSend, review } from '../../../send/sendSteps.ts'
import { nothingAskedOnSolana, solanaRecipients } from '../solanaSendSteps.ts'

export const solanaLieDecimals = scenario({
  id: 'solana-lie-decimals',
  title: 'A balance service with wrong decimals cannot multiply a Solana amount',
  tags: ['solana', 'send', 'security', 'fault', 'tokens'],
  options: solanaInFront,
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      effect: { kind: 'patch', set: { 'balances.2.quantity.decimals': '11' } },
    },
  ],
  steps: [
    ...openSend,
    ...review('Levy Token', 'LEVY', '25', solanaRecipients[3]),
    click('button', 'Send', { within: 'modal' }),
    reads("The token's units don't match its balance"),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    ...nothingAskedOnSolana,
    { expect: 'tokenBalance', chainId: solanaId, token: 'LEVY', account: 0, changedBy: '0' },
  ],
})
