import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { nothingSigned, review, startSwap, stopped } from '../swapSteps.ts'

export const swapTargetLookAlike = scenario({
  id: 'swap-target-look-alike',
  title: 'A look-alike token with Cyrillic letters is marked and not bought as USDC',
  tags: ['swap', 'security', 'fault', 'tokens', 'incident', 'stopped'],
  faults: [
    {
      id: 'lie',
      target: 'swap.tokens',
      when: { always: true },
      // The second letter and the last one are Cyrillic.
      effect: {
        kind: 'patch',
        set: { 'tokens.9.symbol': 'U\u0405D\u0421', 'tokens.9.name': 'US Dollar' },
      },
    },
  ],
  steps: [
    ...startSwap,
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    { do: 'type', target: the('searchbox', 'Search token'), text: 'US Dollar' },
    reads('Not USDC'),
    { do: 'click', target: the('button', 'US Dollar', { exact: false, within: 'modal', nth: 0 }) },
    sees('Swap'),
    { do: 'run', ms: 200 },
    ...review,
    reads('Contract 0x7011...0002'),
    ...stopped("A token's contract has a different name than the one shown."),
    ...nothingSigned,
  ],
})
