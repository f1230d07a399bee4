import { scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openProviders } from '../../dsl/flows/onrampFlows.ts'

export const buyNetworkPictures = scenario({
  id: 'buy-network-pictures',
  title: 'A provider with seven networks shows five network pictures',
  tags: ['onramp', 'configuration'],
  options: {
    networks: [
      'eip155:1',
      'eip155:56',
      'eip155:10',
      'eip155:137',
      'eip155:42161',
      'eip155:8453',
      'eip155:43114',
      'eip155:42220',
    ],
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    { expect: 'element', target: the('img', 'Ethereum'), is: 'visible' },
    {
      expect: 'element',
      target: the('img', undefined, { within: 'modal' }),
      count: 5,
      covers: ['C-352'],
    },
  ],
})
