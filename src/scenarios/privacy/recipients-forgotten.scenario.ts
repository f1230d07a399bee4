import { scenario } from '../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from '../send/sendSteps.ts'

export const recipientsForgotten = scenario({
  id: 'recipients-forgotten',
  title: 'The recipients of an account are deleted with its session',
  tags: ['privacy', 'send', 'disconnect', 'security'],
  steps: [
    ...openSend,
    { expect: 'stored', key: '@foyer/recipients', absent: true },
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    ...sendIt,
    ...started,
    { expect: 'stored', key: '@foyer/recipients', contains: recipients[3] },
    { do: 'host.disconnect' },
    { expect: 'modal', open: false },
    { expect: 'stored', key: '@foyer/recipients', absent: true },
    { expect: 'stored', key: '@foyer', contains: recipients[3], absent: true },
  ],
})
