import { reads, scenario, seconds, the } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { solanaInFront } from '../dsl/flows/solanaFlows.ts'
import type { Step } from '../dsl/step.ts'
import { openSend, review, started } from '../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from '../solana/money/solanaSendSteps.ts'

const nodeIsDown: Step = {
  do: 'fault.add',
  rule: {
    target: 'chain.getSignatureStatuses',
    when: { always: true },
    effect: { kind: 'status', status: 503 },
  },
}

export const pendingSolana = scenario({
  id: 'pending-solana',
  title: 'The line of a Solana transfer survives a reload and a node that does not answer',
  tags: ['pending', 'solana', 'send', 'reload'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('Solana SOL', 'SOL', '0.5', solanaRecipients[3]),
    nodeIsDown,
    ...sendOnIt,
    ...started,
    reads('Sending 0.5 SOL'),
    { do: 'reload' },
    nodeIsDown,
    ...openAccount,
    reads('Sending 0.5 SOL'),
    { expect: 'element', target: the('link', 'View', { exact: false }), is: 'visible' },
    { do: 'fault.clear' },
    { do: 'run', ms: seconds(4) },
    reads('Sent 0.5 SOL'),
  ],
})
