import { click, reads, scenario } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../../send/sendSteps.ts'
import { nothingAskedOnSolana, sendOnIt, solanaRecipients } from '../solanaSendSteps.ts'

export const solanaSendUnchecked = scenario({
  id: 'solana-send-unchecked',
  title: 'A recipient on Solana that the network cannot be asked about gets nothing until it can',
  tags: ['solana', 'send', 'security', 'fault'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('Solana', 'SOL', '2', solanaRecipients[3]),
    {
      do: 'fault.add',
      rule: {
        id: 'down',
        target: 'chain.getAccountInfo',
        when: { always: true },
        effect: { kind: 'drop' },
      },
    },
    click('button', 'Send', { within: 'modal' }),
    reads("The network couldn't be asked about this address. Nothing was sent."),
    ...nothingAskedOnSolana,
    { do: 'fault.clear' },
    ...sendOnIt,
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '2000000000' },
  ],
})
