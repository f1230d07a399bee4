import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { startSwap } from '../swapSteps.ts'

export const swapManyTokens = scenario({
  id: 'swap-many-tokens',
  title: 'A list of 2,000 tokens draws only those in view, and the search finds one',
  tags: ['swap', 'search', 'scale'],
  world: { manyTokens: 2000 },
  steps: [
    ...startSwap,
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    reads('Your tokens'),
    { expect: 'element', target: the('listitem', undefined, { within: 'modal' }), count: 16 },
    { do: 'type', target: the('searchbox', 'Search token'), text: 'chainlink' },
    { expect: 'element', target: the('listitem', undefined, { within: 'modal' }), count: 4 },
    click('button', 'Chainlink', { exact: false, nth: 0 }),
    sees('Swap'),
    { expect: 'element', target: the('button', 'LINK, change token') },
  ],
})
