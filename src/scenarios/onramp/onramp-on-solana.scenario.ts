import { scenario, the } from '../dsl/builders.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const onrampOnSolana = scenario({
  id: 'onramp-on-solana',
  title: 'Solana offers no purchase with a card',
  tags: ['onramp', 'solana', 'host'],
  options: { networks: [solana, 'eip155:1'], defaultChain: solana },
  onrampWidget: true,
  steps: [
    { expect: 'element', target: the('button', 'Solana', { within: 'page' }) },
    { expect: 'element', target: the('group', 'Buy crypto'), is: 'absent', covers: ['A-003'] },
    { expect: 'calls', name: 'onramp.currencies', times: 0 },
  ],
})
