import { scenario } from '../../dsl/builders.ts'
import { nothingSigned, previewCoin, stopped } from '../swapSteps.ts'

export const swapSourcesDisagree = scenario({
  id: 'swap-sources-disagree',
  title: 'A swap stops when service and wallet disagree about a token',
  tags: ['swap', 'security', 'fault', 'tokens'],
  faults: [
    {
      id: 'lie',
      target: 'chain.eth_call',
      when: { always: true },
      effect: { kind: 'patch', set: { result: `0x${'12'.padStart(64, '0')}` } },
    },
  ],
  steps: [...previewCoin, ...stopped('Two sources disagree about a token.'), ...nothingSigned],
})
