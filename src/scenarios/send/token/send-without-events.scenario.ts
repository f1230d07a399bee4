import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from '../sendSteps.ts'

export const sendWithoutEvents = scenario({
  id: 'send-without-events',
  title: 'A token that moves without an event is sent by the balance of the recipient',
  tags: ['send', 'tokens', 'chain'],
  steps: [
    { do: 'chain.setTokenCode', chainId: 'eip155:1', token: 'LINK', code: 'eventless' },
    ...openSend,
    ...review('Chainlink', 'LINK', '10', recipients[3]),
    ...sendIt,
    ...started,
    { do: 'run', ms: 2_000 },
    reads('Sent 10 LINK'),
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'LINK',
      account: 3,
      changedBy: '10000000000000000000',
    },
  ],
})
