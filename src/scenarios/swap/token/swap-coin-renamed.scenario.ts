import { reads, scenario } from '../../dsl/builders.ts'
import { nothingSigned, previewCoin } from '../swapSteps.ts'

export const swapCoinRenamed = scenario({
  id: 'swap-coin-renamed',
  title: 'A swap service that calls the coin DAI cannot have it paid as DAI',
  tags: ['swap', 'security', 'fault', 'tokens'],
  faults: [
    {
      id: 'lie',
      target: 'swap.tokens',
      when: { always: true },
      effect: { kind: 'patch', set: { 'tokens.0.symbol': 'DAI', 'tokens.0.name': 'Dai' } },
    },
  ],
  steps: [...previewCoin, reads('1 ETH'), reads('Native token of Ethereum'), ...nothingSigned],
})
