import { scenario, seconds } from '../../dsl/builders.ts'
import { code, openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectProposalExpires = scenario({
  id: 'walletconnect-proposal-expires',
  title: 'The proposal on the phone expires after four minutes, and the code on the page connects',
  tags: ['walletconnect', 'timer'],
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'run', ms: seconds(230) },
    { expect: 'phone', waiting: 1, sessions: 0 },
    { do: 'run', ms: seconds(20) },
    { expect: 'phone', waiting: 0, sessions: 0 },
    { expect: 'element', target: code },
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    { expect: 'phone', waiting: 0, sessions: 1 },
  ],
})
