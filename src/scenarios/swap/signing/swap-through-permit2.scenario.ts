import { scenario } from '../../dsl/builders.ts'
import { ethereum, previewCoin, stopped } from '../swapSteps.ts'

export const swapThroughPermit2 = scenario({
  id: 'swap-through-permit2',
  title: 'A swap that would spend through Permit2 is not signed',
  tags: ['swap', 'security', 'approval', 'fault', 'incident', 'stopped'],
  steps: [
    ...previewCoin,
    {
      do: 'fault.add',
      rule: {
        target: 'swap.buildSwap',
        when: { always: true },
        // The flags of the router: 4 spends through Permit2.
        effect: { kind: 'patch', set: { 'tx.data#7': '4' } },
      },
    },
    { do: 'run', ms: 10_000 },
    ...stopped('It would do something other than a swap.'),
    { expect: 'balance', chainId: ethereum, account: 0, changedBy: '0' },
  ],
})
