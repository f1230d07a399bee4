import { reads, scenario } from '../../dsl/builders.ts'
import { openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectNoCommonChain = scenario({
  id: 'walletconnect-no-common-chain',
  title: 'The phone supports none of the networks, and the visitor reads that it declined',
  tags: ['walletconnect', 'error'],
  world: { phone: { knownChainIds: ['eip155:56'] } },
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    {
      expect: 'calls',
      name: 'phone.session_proposal',
      arguments: { unmet: { code: 5100 }, approvableChainIds: [] },
    },
    { do: 'phone.reject' },
    { expect: 'toast', text: 'Declined', variant: 'error' },
    reads('Connection declined'),
    { expect: 'phone', waiting: 0, sessions: 0 },
  ],
})
